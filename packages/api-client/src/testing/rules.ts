import type { Access, Answer, CallName, Calls, Incoming, Role } from '@apple-only/contract';
import type { Person } from './stock.ts';

/** Somebody whom the sign-in provider vouches for, registered or not. */
export interface Identity {
  /** Who this is to the provider. */
  subject: string;
  /** In lower case. */
  email: string;
  /** Whether they have shown that the e-mail is theirs. */
  proven: boolean;
}

type CallerOf<Rule extends Access> = 'visitor' extends Rule[number]
  ? unknown
  : {
      caller:
        | ('identity' extends Rule[number] ? Identity : never)
        | (Extract<Rule[number], Role> extends never ? never : Person);
    };

/** What a rule is given, validated by the call's row: parameters, query and body; and who calls. */
type Given<Name extends CallName> = Incoming<Name> &
  CallerOf<Calls[Name]['access']> &
  (Calls[Name] extends { file: string } ? { file: File } : unknown) &
  (Calls[Name] extends { repeat: 'with-key' } ? { key: string | undefined } : unknown) &
  (Answer<Name> extends readonly unknown[]
    ? {
        /** Says that the list goes on, and where. */
        more: (cursor: string) => void;
      }
    : unknown);

/** What each call does, in the shop's memory. */
export type Rules = { [Name in CallName]: (given: Given<Name>) => Answer<Name> | Promise<Answer<Name>> };

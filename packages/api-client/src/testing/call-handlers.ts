import type { Access, Answer, CallName, Calls, ValidatedRequest, Role } from '@apple-only/contract';
import type { StoredUser } from './memory-store.ts';

/** A user of the sign-in provider, registered with the shop or not. */
export interface Identity {
  /** The user's id at the provider. */
  subject: string;
  /** In lower case. */
  email: string;
  /** Whether the user has proven that the e-mail is theirs. */
  proven: boolean;
}

type CallerOf<Rule extends Access> = 'visitor' extends Rule[number]
  ? unknown
  : {
      caller:
        | ('identity' extends Rule[number] ? Identity : never)
        | (Extract<Rule[number], Role> extends never ? never : StoredUser);
    };

/** The input of a rule, validated by the call's row: parameters, query, body, and the caller. */
type HandlerInput<Name extends CallName> = ValidatedRequest<Name> &
  CallerOf<Calls[Name]['access']> &
  (Calls[Name] extends { file: string } ? { file: File } : unknown) &
  (Calls[Name] extends { repeat: 'with-key' } ? { key: string | undefined } : unknown) &
  (Answer<Name> extends readonly unknown[] | { items: readonly unknown[] }
    ? {
        /** Takes the cursor of the next page, if there is one. */
        onNextCursor: (cursor: string) => void;
      }
    : unknown);

/** The rule of each call, in the shop's memory. */
export type Handlers = { [Name in CallName]: (input: HandlerInput<Name>) => Answer<Name> | Promise<Answer<Name>> };

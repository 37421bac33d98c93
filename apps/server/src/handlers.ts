import type { Access, Answer, CallName, Calls, Incoming, Role } from '@apple-only/contract';
import type { Written } from './answer.ts';
import type { Member } from './schema.ts';
import type { Identity } from './tokens.ts';
import type { Upload } from './upload-room.ts';

/** Somebody registered who makes a call, and the sign-in that their token comes from. */
export type SignedIn = Member & Pick<Identity, 'signedIn'>;

/** Who makes a call that has this access rule. Where visitors may, nobody asks. */
type CallerOf<Rule extends Access> = 'visitor' extends Rule[number]
  ? unknown
  : {
      caller:
        | ('identity' extends Rule[number] ? Identity : never)
        | (Extract<Rule[number], Role> extends never ? never : SignedIn);
    };

/** What a handler is given, validated by the call's row: parameters, query and body; and who calls. */
type Request<Name extends CallName> = Incoming<Name> &
  CallerOf<Calls[Name]['access']> &
  (Calls[Name] extends { file: string } ? { file: Upload } : unknown) &
  (Calls[Name] extends { repeat: 'with-key' }
    ? {
        /** The `Idempotency-Key` that came with it. */
        key: string | undefined;
      }
    : unknown) &
  (Answer<Name> extends readonly unknown[]
    ? {
        /** Says that the list goes on, and where. */
        more: (cursor: string) => void;
      }
    : unknown);

/** A function for every row of the table. */
export type Handlers = {
  [Name in CallName]: (request: Request<Name>) => Promise<Answer<Name> | Written<Answer<Name>>>;
};

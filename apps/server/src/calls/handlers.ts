import type { Access, Answer, CallName, Calls, ValidatedRequest, Role } from '@apple-only/contract';
import type { RawJson } from './raw-json.ts';
import type { UserRow } from '../storage/schema.ts';
import type { Identity } from '../users/tokens.ts';
import type { Upload } from '../photos/upload-reader.ts';

/** A registered caller, with the sign-in that their token comes from. */
export type SignedInUser = UserRow & Pick<Identity, 'signedIn'>;

/** The caller that this access rule allows. Absent for calls open to visitors. */
type CallerOf<Rule extends Access> = 'visitor' extends Rule[number]
  ? unknown
  : {
      caller:
        | ('identity' extends Rule[number] ? Identity : never)
        | (Extract<Rule[number], Role> extends never ? never : SignedInUser);
    };

/** The input of a handler, validated by the call's row: parameters, query and body; and the caller. */
type Request<Name extends CallName> = ValidatedRequest<Name> &
  CallerOf<Calls[Name]['access']> &
  (Calls[Name] extends { file: string } ? { file: Upload } : unknown) &
  (Calls[Name] extends { repeat: 'with-key' }
    ? {
        /** The request's `Idempotency-Key`. */
        key: string | undefined;
      }
    : unknown) &
  (Answer<Name> extends readonly unknown[] | { items: readonly unknown[] }
    ? {
        /** Takes the cursor of the next page, if there is one. */
        onNextCursor: (cursor: string) => void;
      }
    : unknown);

/** A handler for every row of the table. */
export type Handlers = {
  [Name in CallName]: (request: Request<Name>) => Promise<Answer<Name> | RawJson<Answer<Name>>>;
};

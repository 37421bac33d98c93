import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { isTaken, type Database } from './database.ts';
import type { Handlers } from './handlers.ts';
import { asUser, ended, refuseDeparted, refuseEnded, type Members } from './members.ts';
import type { PhotoNames } from './photos.ts';
import type { AskProvider } from './provider.ts';
import { Refusal, forbidden } from './refusal.ts';
import { users, type Member } from './schema.ts';
import type { Identity, Tokens } from './tokens.ts';

interface SessionDeps {
  database: Database;
  members: Members;
  tokens: Tokens;
  askProvider: AskProvider;
  photos: PhotoNames;
}

/** Registering, signing in and out: the calls that decide which sign-ins are valid (docs/adr/0008-when-sign-ins-end.md). */
export function sessionHandlers({
  database,
  members,
  tokens,
  askProvider,
  photos,
}: SessionDeps): Pick<Handlers, 'getToken' | 'signOut' | 'saveUser'> {
  /**
   * Updates a row with the provider's data. Uses the current values of the row, not values read before: calls for one user run
   * at the same time.
   * @throws {Refusal} if this sign-in has ended
   */
  const update = async (member: Member, { email, verified, signedIn }: Identity & { email: string }, since: Date) => {
    // A changed e-mail must be proven again.
    const provenBefore = sql`case when ${users.email} = ${email} then ${users.proven_by} end`;
    const thisOne = moment(users.signed_in, signedIn);
    const validSince = later(users.valid_since, since);
    const facts = {
      email: sql`${email}::text`,
      proven_by: verified ? sql`coalesce(${provenBefore}, ${thisOne})` : provenBefore,
      signed_in: later(users.signed_in, signedIn),
      // A stranger may have signed in with this e-mail before it was proven: see `refuseEnded`.
      valid_since: verified
        ? sql`greatest(${validSince}, case when ${provenBefore} is null then ${thisOne} end)`
        : validSince,
    };
    const isNews = sql`(${users.email}, ${users.proven_by}, ${users.signed_in}, ${users.valid_since})
      is distinct from (${facts.email}, ${facts.proven_by}, ${facts.signed_in}, ${facts.valid_since})`;
    try {
      const [updated] = await database
        .update(users)
        .set(facts)
        .where(and(eq(users._id, member._id), isNews))
        .returning();
      const now = updated ?? (await members.byId(member._id));
      if (!now) throw notRegistered();
      refuseEnded(now, signedIn);
    } catch (error) {
      if (isTaken(error)) throw new Refusal(409, 'Somebody else is registered with this e-mail.', { cause: error });
      throw error;
    }
  };

  /** Ends the sign-ins of a user: this one with the earlier ones, or all. A sign-in within the same second ends, too. */
  const end = async ({ _id }: Member, signedIn: Date, which: 'all' | 'up to this one') => {
    const last = which === 'all' ? later(users.signed_in, signedIn) : moment(users.signed_in, signedIn);
    const validSince = sql`greatest(${users.valid_since}, ${last} + interval '1 second')`;
    await database.update(users).set({ valid_since: validSince }).where(eq(users._id, _id));
  };

  /**
   * The time since which sign-ins of this account are valid, by the provider.
   * @throws {Refusal} if this one is not valid: the password or the e-mail has changed since, or the account is gone
   */
  const validSince = async ({ idToken, signedIn }: Identity, member?: Member): Promise<Date> => {
    const standing = await askProvider(idToken);
    if (standing.is === 'well') return standing.validSince;
    // The shop's tokens from this sign-in end, too; if the account is gone, all its tokens.
    if (member) await end(member, signedIn, standing.is === 'gone' ? 'all' : 'up to this one');
    throw ended();
  };

  /**
   * Gives the user who is registered with an account's proven e-mail to that account, and ends every sign-in of the account before.
   * An account that was deleted at the provider and created again has another subject.
   * @param since the time since which sign-ins of this account are valid, by the provider
   * @throws {Refusal} if that user is an admin, or if this sign-in is not later than all of theirs
   */
  const takeUp = async ({ subject, email, verified, signedIn }: Identity, since: Date): Promise<Member | undefined> => {
    const holder = verified && email !== undefined ? await members.byEmail(email) : undefined;
    if (!holder || holder.subject === subject) return holder;
    // An e-mail address that passes to a successor must not carry an admin's rights with it.
    if (holder.role === 'admin') throw new Refusal(409, heldByAdmin);
    refuseEnded(holder, signedIn);
    // Access tokens name the user, not the account: only a later sign-in can end the earlier ones.
    if (holder.signed_in && holder.signed_in >= signedIn) throw ended();
    const facts = {
      subject,
      proven_by: sql`coalesce(${users.proven_by}, ${moment(users.proven_by, signedIn)})`,
      signed_in: signedIn,
      valid_since: latest(since, signedIn),
    };
    try {
      const [taken] = await database
        .update(users)
        .set(facts)
        .where(and(eq(users._id, holder._id), eq(users.subject, holder.subject), ne(users.role, 'admin')))
        .returning();
      if (taken) return taken;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    // The same call, made at the same time, was first.
    return members.bySubject(subject);
  };

  return {
    async getToken({ caller, query }) {
      const { email, signedIn } = caller;
      if (query.email !== email) throw forbidden('This is not the e-mail you are signed in with.');
      const known = await members.bySubject(caller.subject);
      if (!known) await refuseDeparted(database, caller.subject, tokens.digest(email));
      if (!known && !caller.verified) throw notRegistered();
      const since = await validSince(caller, known);
      const member = known ?? (await takeUp(caller, since));
      if (!member) throw notRegistered();
      await update(member, { ...caller, email }, since);
      return { accessToken: await tokens.issue(member._id, signedIn) };
    },

    async signOut({ caller }) {
      await end(caller, caller.signedIn, 'all');
      return { modifiedCount: 1 };
    },

    async saveUser({ caller, body }) {
      if (body.role === 'admin') throw forbidden('Nobody becomes an admin by registering.');
      if (body.email !== caller.email) throw forbidden('This is not the e-mail you are signed in with.');
      const known = await members.bySubject(caller.subject);
      const since = await validSince(caller, known);
      const present = known ?? (await takeUp(caller, since));
      if (present) return asUser(present, photos);
      const { name, email, role } = body;
      const emailDigest = tokens.digest(email);
      await refuseDeparted(database, caller.subject, emailDigest);
      const img = await photos.named(body.img);
      const created = await database.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(users)
          .values({
            subject: caller.subject,
            name,
            email,
            role,
            img,
            proven_by: caller.verified ? caller.signedIn : null,
            signed_in: caller.signedIn,
            valid_since: caller.verified ? latest(since, caller.signedIn) : since,
          })
          .onConflictDoNothing()
          .returning();
        // Checked again by a new statement: the insert may have waited for an admin who was deleting this same user.
        if (row) await refuseDeparted(transaction, caller.subject, emailDigest);
        return row;
      });
      // If no row was inserted, either this same call was made twice at once, or another user has the e-mail.
      const member = created ?? (await members.bySubject(caller.subject)) ?? (await takeUp(caller, since));
      if (!member) throw new Refusal(409, heldByAnother);
      return asUser(member, photos);
    },
  };
}

const latest = (one: Date | null, other: Date) => (one && one > other ? one : other);

type Moment = typeof users.signed_in | typeof users.valid_since | typeof users.proven_by;
const moment = (column: Moment, value: Date) => sql`${sql.param(value, column)}::timestamptz`;
/** The later of a column's value and this time. */
const later = (column: Moment, value: Date): SQL => sql`greatest(${column}, ${moment(column, value)})`;

const heldByAnother =
  'Somebody is registered with this e-mail already. If that is you, show that the e-mail is yours: ask for another password on the login page ' +
  'and follow the link that is sent to you, or continue with Google.';
const heldByAdmin =
  'An admin is registered with this e-mail, and an admin stays with the account they have. Ask whoever runs the shop.';

const notRegistered = () => new Refusal(404, 'You are not registered yet.');

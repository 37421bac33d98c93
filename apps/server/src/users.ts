import type { User } from '@apple-only/contract';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import type { PhotoAddresses } from './photos.ts';
import { Refusal, forbidden } from './refusal.ts';
import type { Handlers } from './handlers.ts';
import { users, type Member } from './schema.ts';
import type { Tokens } from './tokens.ts';

export interface Members {
  byId: (id: string) => Promise<Member | undefined>;
  bySubject: (subject: string) => Promise<Member | undefined>;
  byEmail: (email: string) => Promise<Member | undefined>;
}

export function createMembers(database: Database): Members {
  const one = async (column: typeof users._id | typeof users.subject | typeof users.email, value: string) => {
    const [member] = await database.select().from(users).where(eq(column, value));
    return member;
  };
  return {
    byId: (id) => one(users._id, id),
    bySubject: (subject) => one(users.subject, subject),
    byEmail: (email) => one(users.email, email),
  };
}

interface UserDeps {
  database: Database;
  members: Members;
  tokens: Tokens;
  photos: PhotoAddresses;
}

export function userHandlers({
  database,
  members,
  tokens,
  photos,
}: UserDeps): Pick<Handlers, 'getToken' | 'saveUser' | 'getUser'> {
  const answer = ({ _id, name, email, role, img, verify }: Member): User => ({
    _id,
    name,
    email,
    role,
    img: photos.absolute(img),
    verify,
  });

  return {
    async getToken({ caller, query }) {
      if (query.email !== caller.email) throw forbidden('This is not the e-mail you are signed in with.');
      const member = await members.bySubject(caller.subject);
      if (!member) throw new Refusal(404, 'You are not registered yet.');
      return { accessToken: await tokens.issue(member._id) };
    },

    async saveUser({ caller, body }) {
      if (body.role === 'admin') throw forbidden('Nobody becomes an admin by registering.');
      if (body.email !== caller.email) throw forbidden('This is not the e-mail you are signed in with.');
      const known = await members.bySubject(caller.subject);
      if (known) return answer(known);
      const img = await photos.stored(body.img);
      if (!img) throw new Refusal(400, 'img: must be an address that the photo upload answered');
      const { name, email, role } = body;
      const [created] = await database
        .insert(users)
        .values({ subject: caller.subject, name, email, role, img })
        .onConflictDoNothing()
        .returning();
      // Where nothing was inserted, either this very call has just been made twice, or somebody else has the e-mail.
      const member = created ?? (await members.bySubject(caller.subject));
      if (!member) throw new Refusal(409, 'Somebody else is registered with this e-mail.');
      return answer(member);
    },

    async getUser({ caller, params }) {
      const member = await members.byEmail(params.email);
      if (member?._id !== caller._id && caller.role !== 'admin') throw forbidden('This is somebody else.');
      if (!member) throw new Refusal(404, 'Nobody is registered with this e-mail.');
      return answer(member);
    },
  };
}

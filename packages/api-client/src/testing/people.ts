import { pageLimits, type RegistrableRole, type Role, type User } from '@apple-only/contract';
import type { Keys } from './keys.ts';
import { photoNamed } from './photos.ts';
import { Refusal } from './refusal.ts';
import type { Identity, Rules } from './rules.ts';
import { pageOf, type Person, type Stock } from './stock.ts';

const answer = ({ _id, name, email, role, img, verify }: Person): User => ({ _id, name, email, role, img, verify });

const heldByAnother =
  'Somebody is registered with this e-mail already. If that is you, show that the e-mail is yours: ask for another password on the login page ' +
  'and follow the link that is sent to you, or continue with Google.';
const heldByAdmin =
  'An admin is registered with this e-mail, and an admin stays with the account they have. Ask whoever runs the shop.';

export function peopleRules(
  stock: Stock,
  keys: Pick<Keys, 'issue' | 'end'>,
): Pick<
  Rules,
  | 'getToken'
  | 'signOut'
  | 'saveUser'
  | 'getUser'
  | 'isAdmin'
  | 'isBuyer'
  | 'isSeller'
  | 'listBuyers'
  | 'listSellers'
  | 'deleteBuyer'
  | 'deleteSeller'
  | 'verifySeller'
  | 'allowReturn'
> {
  const hasRole = (role: Role, { caller, params }: { caller: Person; params: { email: string } }) => {
    if (caller.email === params.email) return caller.role === role;
    return caller.role === 'admin' && stock.personByEmail(params.email)?.role === role;
  };
  const peopleOf = (role: Role) => stock.people.filter((person) => person.role === role);

  /** Refuses admins, who have neither role, so that no admin deletes themselves. */
  function remove(role: RegistrableRole, id: string) {
    const gone = peopleOf(role).find(({ _id }) => _id === id);
    if (!gone) return { deletedCount: 0 };
    stock.people = stock.people.filter((person) => person !== gone);
    stock.departed.set(gone.subject, gone.email);
    stock.withdraw((product) => product.id === id);
    stock.bookings = stock.bookings.filter(({ user }) => user !== id);
    stock.proposals = stock.proposals.filter(({ user }) => user !== id);
    return { deletedCount: 1 };
  }

  function refuseDeparted({ subject, email }: Identity) {
    if (stock.departed.has(subject)) throw new Refusal(403, 'This account was deleted by an administrator.');
    const known = stock.personBySubject(subject);
    if (known || ![...stock.departed.values()].includes(email)) return;
    throw new Refusal(
      403,
      'An administrator has deleted the account with this e-mail. Write to the shop if you want to come back.',
    );
  }

  /** The user of this identity. If its e-mail is proven, a user registered with that e-mail through another identity moves to this one. */
  function personOf({ subject, email, proven }: Identity): Person | undefined {
    const known = stock.personBySubject(subject);
    const holder = known ?? (proven ? stock.personByEmail(email) : undefined);
    if (!holder || known) return known;
    if (holder.role === 'admin') throw new Refusal(409, heldByAdmin);
    keys.end(holder);
    holder.subject = subject;
    if (!holder.proven) for (const { _id, id } of stock.products) if (id === holder._id) stock.unconfirmed.add(_id);
    holder.proven = true;
    return holder;
  }

  return {
    getToken({ caller, query }) {
      if (query.email !== caller.email) throw new Refusal(403, 'This is not the e-mail you are signed in with.');
      refuseDeparted(caller);
      const person = personOf(caller);
      if (!person) throw new Refusal(404, 'You are not registered yet.');
      person.proven ||= caller.proven;
      return { accessToken: keys.issue(person._id) };
    },

    signOut({ caller }) {
      const person = stock.personBySubject(caller.subject);
      if (person) keys.end(person);
      return { modifiedCount: person ? 1 : 0 };
    },

    saveUser({ caller, body }) {
      const { name, email, role } = body;
      if (role === 'admin') throw new Refusal(403, 'Nobody becomes an admin by registering.');
      if (email !== caller.email) throw new Refusal(403, 'This is not the e-mail you are signed in with.');
      refuseDeparted(caller);
      const known = personOf(caller);
      if (known) return answer(known);
      const img = photoNamed(stock, body.img);
      if (stock.personByEmail(email)) throw new Refusal(409, heldByAnother);
      const time = stock.now();
      const { subject, proven } = caller;
      const person = { _id: stock.newId(), subject, name, email, role, img, verify: false, proven, time };
      stock.people.push(person);
      return answer(person);
    },

    getUser({ caller, params }) {
      const person = stock.personByEmail(params.email);
      if (person !== caller && caller.role !== 'admin') throw new Refusal(403, 'This is somebody else.');
      if (!person) throw new Refusal(404, 'Nobody is registered with this e-mail.');
      return answer(person);
    },

    isAdmin: (given) => ({ isAdmin: hasRole('admin', given) }),
    isBuyer: (given) => ({ isBuyer: hasRole('buyer', given) }),
    isSeller: (given) => ({ isSeller: hasRole('seller', given) }),
    listBuyers: (given) => pageOf(peopleOf('buyer'), given, pageLimits.people).map(answer),
    listSellers: (given) => pageOf(peopleOf('seller'), given, pageLimits.people).map(answer),
    deleteBuyer: ({ params }) => remove('buyer', params.id),
    deleteSeller: ({ params }) => remove('seller', params.id),

    verifySeller({ params, body: { verify } = { verify: true } }) {
      const seller = peopleOf('seller').find((one) => one._id === params.id && one.verify !== verify);
      if (seller) seller.verify = verify;
      return { modifiedCount: seller ? 1 : 0 };
    },

    allowReturn({ params }) {
      const allowed = [...stock.departed].filter(([, email]) => email === params.email);
      for (const [subject] of allowed) stock.departed.delete(subject);
      return { deletedCount: allowed.length };
    },
  };
}

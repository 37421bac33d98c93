import { parseAccounts, type Account } from './emulator-accounts.ts';

/** The calls of the emulator that only the owner of all accounts may make. */
export type OwnerApi = ReturnType<typeof createOwnerApi>;

/** An e-mail that the emulator would have sent. */
interface Mail {
  email: string;
  oobLink: string;
  requestType: string;
}

const ownerHeaders = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** @param markerHeader marks the requests that load accounts from the file */
export function createOwnerApi(origin: string, projectId: string, markerHeader: Record<string, string> = {}) {
  const accounts = `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const project = `${origin}/emulator/v1/projects/${projectId}`;

  const get = async (url: string) => textOf(await fetch(url, { headers: ownerHeaders }));
  async function post(url: string, body: unknown, { method = 'POST', headers = {} } = {}) {
    return textOf(await fetch(url, { method, headers: { ...ownerHeaders, ...headers }, body: JSON.stringify(body) }));
  }
  const marked = (call: string, body: unknown) => post(`${accounts}:${call}`, body, { headers: markerHeader });

  return {
    /** As JSON. */
    allAccounts: () => get(`${accounts}:batchGet?maxResults=-1`),
    deleteAccounts: (localIds: readonly string[]) => marked('batchDelete', { localIds, force: true }),
    /** Resolves with the errors of individual accounts. */
    async importAccounts(users: readonly Account[]): Promise<unknown[]> {
      const response = await marked('batchCreate', { users, allowOverwrite: true });
      const { error = [] } = JSON.parse(response) as { error?: unknown[] };
      return error;
    },
    restoreSessions: (localId: string, validSince: string | undefined) => marked('update', { localId, validSince }),
    subjectOf: async (email: string) =>
      parseAccounts(await post(`${accounts}:lookup`, { email: [email] })).users?.[0]?.localId,
    create: (account: Record<string, unknown>) => post(accounts, { ...account, emailVerified: true }),
    update: (account: Record<string, unknown>) => post(`${accounts}:update`, account),
    /** As in real projects: an unknown e-mail and a wrong password get the same response. */
    protectEmails: () =>
      post(`${project}/config`, { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }, { method: 'PATCH' }),
    async mails(): Promise<Mail[]> {
      return (JSON.parse(await get(`${project}/oobCodes`)) as { oobCodes: Mail[] }).oobCodes;
    },
  };
}

async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(`The sign-in emulator answered ${response.status}: ${text}`);
  return text;
}

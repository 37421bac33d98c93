import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { limitGuesses, type PasswordSignIn } from './emulator-guessing.ts';
import { StartError } from '../start-error.ts';

export type Application = (request: IncomingMessage, response: ServerResponse) => void;

/** The paths that the Firebase SDK and emulator-api.ts call. The rest of the API does not exist here. */
const servedPaths = [
  /^\/v1\/(accounts:\w+|projects|token|recaptchaParams)$/,
  /^\/v2\/(recaptchaConfig|passwordPolicy)$/,
  /^\/v1\/projects\/\{\w+\}\/accounts(:(batchCreate|batchDelete|batchGet|lookup|update))?$/,
  /^\/emulator\/v1\/projects\/\{\w+\}\/(accounts|config|oobCodes)$/,
];

/** Loads the emulator. Uses private modules: their version is pinned, and a test starts them. */
export async function loadApplication(projectId: string, now: () => number): Promise<Application> {
  const require = createRequire(import.meta.url);
  try {
    const { default: specification } = require('firebase-tools/lib/emulator/auth/apiSpec') as {
      default: { paths: Record<string, { parameters?: object[] }> };
    };
    const server = require('firebase-tools/lib/emulator/auth/server') as {
      createApp: (id: string) => Promise<Application>;
    };
    const { authOperations } = require('firebase-tools/lib/emulator/auth/operations') as {
      authOperations: { identitytoolkit: { accounts: { signInWithPassword: PasswordSignIn } } };
    };
    const { BadRequestError } = require('firebase-tools/lib/emulator/auth/errors') as {
      BadRequestError: new (message: string) => Error;
    };
    for (const [path, calls] of Object.entries(specification.paths)) {
      if (!servedPaths.some((pattern) => pattern.test(path))) delete specification.paths[path];
      // Removes parameters that every call has and the emulator ignores: each has a schema to compile.
      calls.parameters = calls.parameters?.filter((parameter) => !('$ref' in parameter)) ?? [];
    }
    compileSchemasLazily(createRequire(require.resolve('firebase-tools/lib/emulator/auth/server')));
    const { accounts } = authOperations.identitytoolkit;
    const { signInWithPassword } = accounts;
    const refuse = (message: string) => new BadRequestError(message);
    accounts.signInWithPassword = limitGuesses({ signIn: signInWithPassword, refuse, now });
    // It reads the operations before its first `await`. Restore the original for the next emulator of this process.
    const application = server.createApp(projectId);
    accounts.signInWithPassword = signInWithPassword;
    return await application;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'MODULE_NOT_FOUND') throw error;
    throw new StartError(
      'The local sign-in emulator is part of firebase-tools, which is not installed. Install the dependencies (`npm start` does), ' +
        'or set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID to sign in with a real Firebase project.',
      { cause: error },
    );
  }
}

/** Compiles the schemas of a call at its first request. Compiling those of all calls would take half of the server's start. */
function compileSchemasLazily(fromEmulator: NodeJS.Require) {
  const exegesis = fromEmulator('exegesis-express') as { middleware: (document: unknown, options: object) => unknown };
  const { middleware } = exegesis;
  exegesis.middleware = (document, options) => middleware(document, { ...options, lazyCompileValidationSchemas: true });
}

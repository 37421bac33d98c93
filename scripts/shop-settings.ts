/** The settings of a shop with the demo, unless they say otherwise: demo people cannot be created in a real Firebase project. */
export function withDemo(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const hasFirebase = Object.keys(env).some((name) => name.startsWith('FIREBASE_') && env[name]);
  return hasFirebase ? env : { DEMO: '1', ...env };
}

/** The same settings with the server's address, for the storefront of `pnpm dev`, which is another process. */
export const forDevelopment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  withDemo({ API_URL: `http://localhost:${env['PORT'] || 4000}`, ...env });

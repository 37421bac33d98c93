// Which part of the project may import which (CONTRIBUTING.md, Packages and imports).
const tests = '\\.(test|suite|stories|docs)\\.tsx?$|/e2e/|/stories/';

/** The server's folders by noun. */
const nouns = 'bookings|messages|photos|products|search|users';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'every-import-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|^next/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-stands-alone',
      comment: 'What needs neither React nor HTTP imports no other part.',
      severity: 'error',
      from: { path: '^packages/contract/src' },
      to: { path: '^(packages/(?!contract/)|apps/)|node_modules/(react|fastify)' },
    },
    {
      name: 'api-client-knows-the-contract',
      severity: 'error',
      from: { path: '^packages/api-client/src' },
      to: { path: '^(packages/(?!api-client/|contract/)|apps/)' },
    },
    {
      name: 'auth-knows-the-contract',
      comment: 'It gets the client as an argument, of a type of its own: `SessionApi`.',
      severity: 'error',
      from: { path: '^packages/auth/src', pathNot: tests },
      to: { path: '^(packages/(?!auth/|contract/)|apps/)' },
    },
    {
      name: 'one-file-knows-firebase',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: '^packages/auth/src/firebase[^/]*\\.ts$|^apps/server/src/dev/emulator-app\\.ts$|' + tests,
      },
      to: { path: 'node_modules/(firebase|@firebase|firebase-tools)/' },
    },
    {
      name: 'ui-knows-the-contract',
      comment: 'Rendering and ARIA: no data fetching; a router only in the entries that adapt its links to one.',
      severity: 'error',
      from: { path: '^packages/ui/src', pathNot: '^packages/ui/src/(next|react-router)\\.tsx$|' + tests },
      to: { path: '^(packages/(?!ui/|contract/)|apps/)|node_modules/(@tanstack|react-router)' },
    },
    {
      name: 'starter-stands-alone',
      comment: 'It runs before anything is installed. Its templates import the packages.',
      severity: 'error',
      from: { path: '^packages/create-shop/src', pathNot: tests },
      to: { path: '^(packages/(?!create-shop/src/)|apps/)|node_modules/' },
    },
    {
      name: 'server-knows-the-contract',
      severity: 'error',
      from: { path: '^apps/server/(src|demo)', pathNot: tests },
      to: { path: '^(packages/(?!contract/)|apps/storefront)|node_modules/react/' },
    },
    {
      name: 'storage-knows-no-noun',
      comment: 'Layers of the server, from the top: http and dev, nouns, storage. Each imports only those below it.',
      severity: 'error',
      from: { path: '^apps/server/src/storage/', pathNot: tests },
      to: { path: `^apps/server/src/(calls|dev|http|${nouns})/` },
    },
    {
      name: 'nouns-know-no-http',
      comment: 'A noun handles calls. Routes, headers and bodies are the work of http.',
      severity: 'error',
      from: { path: `^apps/server/src/(calls|${nouns})/`, pathNot: tests },
      to: { path: '^apps/server/src/(dev|http)/' },
    },
    {
      name: 'http-and-dev-stay-apart',
      comment: 'The parts for development are joined with the others in server.ts alone.',
      severity: 'error',
      from: { path: '^apps/server/src/(dev|http)/', pathNot: tests },
      to: { path: '^apps/server/src/(dev|http)/', pathNot: '^apps/server/src/$1/' },
    },
    {
      name: 'packages-stay-out-of-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'fixtures-are-for-stories-and-tests',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: '^packages/contract/src|^packages/ui/example/|/test-shop\\.ts$|' + tests,
      },
      to: { path: '^packages/contract/src/fixtures' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|/rehearse/consumers/|/test-results/|/storybook-static/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['@apple-only/source', 'import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};

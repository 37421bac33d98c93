/** The published packages, by their folders in `packages`, each after its dependencies. */
export const published = ['contract', 'api-client', 'auth', 'ui', 'create-shop'] as const;
export type PublishedPackage = (typeof published)[number];

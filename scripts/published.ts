/** The published packages, by their folders in `packages`, each after its dependencies. */
export const published = ['contract', 'api-client', 'auth', 'ui', 'create-shop'] as const;
export type PublishedPackage = (typeof published)[number];

/** The dist-tag by which npm installs a version: `rc` for the prerelease `1.0.0-rc.0`, otherwise `latest`. */
export const distTag = (version: string): string => /-([a-z]+)/.exec(version)?.[1] ?? 'latest';

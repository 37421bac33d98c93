/** The published packages, as a consumer installs them. */
export interface Supply {
  /** The spec for npm of each package: its version, or the file of its pack. */
  specs: Readonly<Record<string, string>>;
  /** The command that makes a shop with the starter. */
  create: readonly string[];
  /** The address of the registry that has them; undefined for packs. */
  registry?: string;
}

export const starterPackage = '@apple-only/create-shop';

export const fromPacks = (specs: Supply['specs']): Supply => ({
  specs,
  create: ['npm', 'exec', '--yes', '--package', specs[starterPackage] ?? '', '--', 'create-shop'],
});

export const fromRegistry = (registry: string, specs: Supply['specs']): Supply => ({
  specs,
  create: ['npm', 'create', '--yes', `@apple-only/shop@${specs[starterPackage]}`, '--'],
  registry,
});

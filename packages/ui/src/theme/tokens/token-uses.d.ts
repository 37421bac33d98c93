/** Made by `.storybook/token-uses.ts` when the Storybook is built. */
declare module 'virtual:token-uses' {
  export const uses: Readonly<Record<string, readonly string[]>>;
}

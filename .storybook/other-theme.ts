import type { Preview } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const root = document.documentElement;

/** Colour transitions to the other theme. */
const colourTransitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);

/** Elements out of view are not rendered, and would keep their last colours. */
const renderAllStyle = document.createElement('style');
renderAllStyle.textContent = '* { content-visibility: visible !important }';

/**
 * Switches a story that has played in the light theme to the dark one, and runs axe on its colours: nothing else
 * differs. Only in test runs: a reader would see the page flash.
 */
export const checkColoursOfOtherTheme: NonNullable<Preview['afterEach']> = async ({ parameters }) => {
  if (!('__vitest_browser__' in globalThis) || parameters['a11y']?.test === 'off') return;
  // Not loaded with every page: axe is a quarter of the preview.
  const { default: axe } = await import('axe-core');
  const { theme } = root.dataset;
  document.head.append(renderAllStyle);
  root.dataset['theme'] = 'dark';
  try {
    await Promise.all(colourTransitions().map(({ finished }) => finished));
    axe.reset();
    const { violations } = await axe.run({
      runOnly: ['color-contrast', 'link-in-text-block'],
      resultTypes: ['violations'],
    });
    await expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  } finally {
    root.dataset['theme'] = theme;
    renderAllStyle.remove();
  }
};

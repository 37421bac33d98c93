import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/default-theme.css.ts';
import { ProductName } from './ProductName.tsx';
import * as styles from './Tile.css.ts';

const long = (word: string) => `${word} `.repeat(20).trim();

test('the button for the full name is reset when the name changes', async () => {
  await page.viewport(1280, 720);
  const container = document.body.appendChild(document.createElement('div'));
  container.style.inlineSize = '10rem';
  const root = createRoot(container);
  const show = (name: string) =>
    root.render(<ProductName id="name" name={name} className={styles.name} headingLevel={3} labels={{}} />);
  const button = page.getByRole('button');

  show(long('MacBook'));
  await expect.element(button).toHaveAccessibleName('Show full name');
  show('iPhone 15');
  await expect.element(button).not.toBeInTheDocument();

  show(long('MacBook'));
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  show('iPhone 15');
  await expect.element(button).not.toBeInTheDocument();

  for (const word of ['AirPods', 'iPhone']) {
    // The second one is as high as the first: nothing is resized.
    show(long(word));
    await expect.element(page.getByRole('heading')).toHaveTextContent(long(word));
    await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  }
  root.unmount();
  container.remove();
});

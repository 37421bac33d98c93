import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../theme/default-theme.css.ts';
import { Button } from '../../parts/Button/Button.tsx';
import { AdBanner } from './AdBanner.tsx';

test('the text of a disabled button has the background of the banner', async () => {
  document.documentElement.dataset['theme'] = 'light';
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => {
    root.unmount();
    delete document.documentElement.dataset['theme'];
  });
  root.render(<AdBanner title="Sell it." action={<Button disabled>Not today</Button>} />);
  const words = page.getByText('Not today');
  await expect.element(words).toBeVisible();
  const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(backgroundOf(words.element())).toBe(backgroundOf(page.getByRole('region').element()));
});

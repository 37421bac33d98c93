import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../theme/default-theme.css.ts';
import { Grid } from './Grid.tsx';

test('in a row on a phone, keyboard focus scrolls the whole card into view, and a press on a cut-off card reaches its button', async () => {
  await page.viewport(390, 844);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  const onClick = vi.fn<() => void>();
  root.render(
    <Grid columns={4} row>
      {['one', 'two', 'three'].map((name) => (
        <div key={name}>
          <button type="button" onClick={onClick}>
            {name}
          </button>
        </div>
      ))}
    </Grid>,
  );
  const button = (name: string) => page.getByRole('button', { name });
  await expect.element(button('two')).toBeInTheDocument();
  const end = (name: string) => button(name).element().closest('li')?.getBoundingClientRect().right;
  expect(end('two')).toBeGreaterThan(390);
  await userEvent.click(button('two'));
  expect(onClick).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => end('three')).toBeLessThanOrEqual(390);
});

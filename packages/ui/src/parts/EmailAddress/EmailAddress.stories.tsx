import preview from '#storybook/preview';
import { seller } from '@apple-only/contract/fixtures';
import { expect } from 'storybook/test';
import { EmailAddress } from './EmailAddress.tsx';

const meta = preview.meta({ title: 'Parts/EmailAddress', component: EmailAddress, args: { value: seller.email } });

const linesOf = (part: Element | Range) => new Set(Array.from(part.getClientRects(), ({ top }) => top)).size;

/** How many lines each unbroken part of the address takes. */
const linesOfParts = (address: HTMLElement) =>
  Array.from(address.childNodes)
    .filter((part) => part.nodeType === Node.TEXT_NODE)
    .map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return linesOf(range);
    });

/** Screen readers, search and the clipboard get the address and nothing more. */
export const OneLine = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const address = canvas.getByText(seller.email);
    await expect(address.textContent).toBe(seller.email);
    getSelection()?.selectAllChildren(canvasElement);
    await expect(getSelection()?.toString().trim()).toBe(seller.email);
    getSelection()?.removeAllRanges();
    await expect(linesOf(address)).toBe(1);
  },
});

export const AsLink = meta.story({
  args: { link: true, value: 'nadia+50%@appleonly.example' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'nadia+50%@appleonly.example' })).toHaveAttribute(
      'href',
      'mailto:nadia%2B50%25@appleonly.example',
    );
  },
});

/** A line ends only after a dot or the `@`. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ inlineSize: '9.5rem', overflowWrap: 'anywhere' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const address = canvas.getByText(seller.email);
    await expect(linesOf(address)).toBeGreaterThan(1);
    await expect(linesOfParts(address)).toEqual([1, 1, 1]);
  },
});

/** A part longer than the line breaks instead of overflowing. */
export const LongerThanALine = meta.story({
  args: { value: `${'unbroken'.repeat(8)}@appleonly.example` },
  decorators: [(Story) => <p style={{ inlineSize: '9.5rem', overflowWrap: 'anywhere' }}>{Story()}</p>],
  play: async ({ canvas }) => {
    const address = canvas.getByText(/^unbroken/);
    const [local, ...domain] = linesOfParts(address);
    await expect(local).toBeGreaterThan(1);
    await expect(domain).toEqual([1, 1]);
    const line = address.parentElement;
    await expect(line?.scrollWidth).toBe(line?.clientWidth);
  },
});

export const RightToLeft = meta.story({
  decorators: [(Story) => <p dir="rtl">البريد: {Story()}</p>],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(seller.email)).unicodeBidi).toBe('isolate');
  },
});

import preview from '#storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../parts/Button/Button.tsx';
import { Footer } from '../../frame/Footer/Footer.tsx';
import { Page } from '../../frame/Page/Page.tsx';
import { PageHeading } from '../../frame/PageHeading/PageHeading.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';

const meta = preview.meta({
  title: 'States/OfflineNotice',
  component: OfflineNotice,
  parameters: { layout: 'fullscreen' },
  args: { offline: true },
});

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You are offline. You can keep reading. The shop reconnects by itself.',
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** While online, the live region exists but takes no space. */
export const Online = meta.story({
  args: { offline: false },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(status.getBoundingClientRect().height).toBe(0);
  },
});

/** On a page longer than the window: visible at once, without a layout shift, and not over the page's last line. */
export const AppearsAndDisappears = meta.story({
  render: function Frame({ offline: first, ...args }) {
    const [offline, setOffline] = useState(first);
    return (
      <Page header={null} footer={<Footer />} notice={<OfflineNotice {...args} offline={offline} />}>
        <PageHeading title="MacBook" text="Sellers describe their own devices." />
        <Button onClick={() => setOffline(!offline)}>The network comes and goes</Button>
        {Array.from({ length: 40 }, (_, line) => (
          <p key={line}>One more line to read.</p>
        ))}
      </Page>
    );
  },
  args: { offline: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { documentElement } = canvasElement.ownerDocument;
    const heading = canvas.getByRole('heading', { level: 1 });
    // The page's own status comes first.
    const [, status = canvasElement] = canvas.getAllByRole('status');
    const before = heading.getBoundingClientRect().top;

    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent('You are offline.');
    await expect(heading.getBoundingClientRect().top).toBe(before);
    await expect(status.getBoundingClientRect().bottom).toBe(documentElement.clientHeight);

    const below = canvas
      .getAllByText('One more line to read.')
      .find((line) => line.getBoundingClientRect().top > documentElement.clientHeight);
    below?.scrollIntoView({ block: 'nearest' });
    await expect(below?.getBoundingClientRect().bottom).toBeLessThanOrEqual(status.getBoundingClientRect().top);

    documentElement.scrollTop = documentElement.scrollHeight;
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.floor(footer.bottom)).toBeLessThanOrEqual(status.getBoundingClientRect().top);
    documentElement.scrollTop = 0;

    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent('You are online again.');
    await expect(status.getBoundingClientRect().height).toBe(0);
  },
});

export const At320 = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status.scrollWidth).toBe(status.clientWidth);
  },
});

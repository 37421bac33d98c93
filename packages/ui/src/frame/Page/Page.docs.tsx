import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Page.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once, around all pages of the shop. Your router changes its `children`.',
    '`panelPlace="side"` in the dashboard, `"top"` on the shop’s pages, where the content keeps the whole width.',
    '`notice` for an `OfflineNotice`: it stays visible at any scroll position.',
    'If a server renders the page, with `<link rel="expect" blocking="render" href="#main">` in the `<head>`: browsers then paint the whole header at once.',
  ],
  avoid: ['Twice on a page, or inside a part of one: it renders the `<main>`.'],
  anatomy: [
    { name: 'Skip link', description: 'Visible while it has the focus.' },
    { name: 'Header', description: 'A `Header`.', selector: 'header' },
    { name: 'Main', description: 'The content, with the panel beside or above it.', selector: 'main' },
    { name: 'Footer', description: 'A `Footer`.', selector: 'footer' },
    { name: 'Notice', description: 'At the lower edge of the window.' },
  ],
  keyboard: [{ key: 'Tab', effect: 'Moves the focus to the skip link first.', story: 'Plain' }],
};

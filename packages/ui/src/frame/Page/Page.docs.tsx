import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './Page.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once, around every page of the shop. Your router changes its `children`.',
    '`panelPlace="side"` in the dashboard, `"top"` on the shop’s pages, where the content keeps the whole width.',
    '`notice` for an `OfflineNotice`: it is seen wherever the page is scrolled to.',
    'With `<link rel="expect" blocking="render" href="#main">` in the `<head>`, where a server sends the HTML: the header is painted whole.',
  ],
  avoid: ['Twice on a page, or inside a part of one: it has the `<main>`.'],
  anatomy: [
    { name: 'Skip link', description: 'Seen while it has the focus.' },
    { name: 'Header', description: 'A `Header`.', selector: 'header' },
    { name: 'Main', description: 'The content, with the panel beside or above it.', selector: 'main' },
    { name: 'Footer', description: 'A `Footer`.', selector: 'footer' },
    { name: 'Notice', description: 'At the lower edge of the window.' },
  ],
  keyboard: [{ key: 'Tab', effect: 'First of all, reaches the skip link.', story: 'Plain' }],
};

import { PublicSettings } from '@apple-only/contract';
import { parse } from 'valibot';

/** What the server tells this page about its deployment, in the page itself: one build serves them all. */
export const settings = parse(PublicSettings, JSON.parse(document.getElementById('settings')?.textContent ?? 'null'));

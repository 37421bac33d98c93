import type { Metadata } from 'next';
import { words } from '../../words.ts';

export const metadata: Metadata = { title: words.login };
export { Login as default } from './login.tsx';

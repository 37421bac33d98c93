import type { Metadata } from 'next';
import { words } from '../../words.ts';

export const metadata: Metadata = { title: words.register };
export { Register as default } from './register.tsx';

import { NotFound } from '@apple-only/ui';
import type { Metadata } from 'next';
import { picture } from '../shop.ts';
import { words } from '../words.ts';

export const metadata: Metadata = { title: words.notFound };

export default function Page() {
  return <NotFound picture={picture} />;
}

import { PageHeading } from '@apple-only/ui';
import type { Metadata } from 'next';
import { brand } from '../../shop.ts';
import { words } from '../../words.ts';

export const metadata: Metadata = { title: words.about(brand.name) };

/** `/about`: the links to blog, contact and conditions lead here, too, until shop.ts says otherwise. */
export default function About() {
  return <PageHeading title={words.about(brand.name)} text={words.aboutText} />;
}

import { PageHeading } from '@apple-only/ui';
import { brand } from '../shop.ts';
import { words } from '../words.ts';

/** `/about`: the links to blog, contact and conditions lead here, too, until shop.ts says otherwise. */
export function Component() {
  return <PageHeading title={words.about(brand.name)} text={words.aboutText} />;
}

import { PageHeading } from '@apple-only/ui';
import { brand } from '../shop.ts';
import { Title } from '../title.tsx';
import { words } from '../words.ts';

/** `/about`: the links to blog, contact and conditions lead here, too, until shop.ts says otherwise. */
export function Component() {
  const title = words.about(brand.name);
  return (
    <>
      <Title page={title} />
      <PageHeading title={title} text={words.aboutText} />
    </>
  );
}

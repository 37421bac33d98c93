import { PageHeading } from '@apple-only/ui';
import { brand } from '../../shop.ts';

/** `/about`: the links to blog, contact and conditions lead here, too, until shop.ts says otherwise. */
export default function About() {
  return (
    <PageHeading
      title={`About ${brand.name}`}
      text="Say here who you are, and how to reach you: src/app/about/page.tsx."
    />
  );
}

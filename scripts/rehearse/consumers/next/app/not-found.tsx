import { NotFound } from '@apple-only/ui';

/** Part of each page, and seen on none of them: Turbopack may think that its style sheets are there. */
export default function Missing() {
  return <NotFound picture="" />;
}

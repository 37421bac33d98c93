import { NotFound } from '@apple-only/ui';
import type { PageHead } from '../head.tsx';

export const handle: PageHead = {
  title: 'Not Found',
  description: 'We can’t find that page.',
};

/** The page for an unknown address. */
export function Component() {
  return <NotFound picture="/pictures/charger-silver.webp" />;
}

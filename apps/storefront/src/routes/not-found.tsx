import { pageTitle } from '@apple-only/contract';
import { NotFound } from '@apple-only/ui';

/** Any address that leads nowhere. */
export function Component() {
  return (
    <>
      <title>{pageTitle('Not Found')}</title>
      <NotFound picture="/pictures/charger-silver.webp" />
    </>
  );
}

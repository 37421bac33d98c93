import { PageHeading } from '@apple-only/ui';
import type { PageHead } from '../head.tsx';
import { AddProduct } from '../add-product.tsx';

export const handle: PageHead = {
  title: 'Add Products',
  description: 'List a used Apple device: one sheet, one photograph, and it is on the market.',
};

/** `/dashboard/sellers/addproducts`: the add-product form, for sellers. */
export function Component() {
  return (
    <>
      <PageHeading
        size="title"
        title="Add Products"
        text="One sheet for each device. What you enter is kept on this device until you send it."
      />
      <AddProduct />
    </>
  );
}

import { PageHeading } from '@apple-only/ui';
import type { PageHead } from '../head.tsx';
import { AddProduct } from '../selling/add-product.tsx';

export const handle: PageHead = {
  title: 'Add Products',
  description: 'List a used Apple device: all you need is one photo and a few details.',
};

/** `/dashboard/sellers/addproducts`: the add-product form, for sellers. */
export function Component() {
  return (
    <>
      <PageHeading
        size="title"
        title="Add Products"
        text="Use one form for each device. Your entries are saved in this browser until you send them or sign out."
      />
      <AddProduct />
    </>
  );
}

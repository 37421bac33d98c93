import { pageTitle } from '@apple-only/contract';
import { PageHeading } from '@apple-only/ui';
import { AddProduct } from '../add-product.tsx';

/** `/dashboard/sellers/addproducts`: a blank sheet, for sellers. */
export function Component() {
  return (
    <>
      <title>{pageTitle('Add Products')}</title>
      <PageHeading
        size="title"
        title="Add Products"
        text="One sheet for each device. What you enter is kept on this device until you send it."
      />
      <AddProduct />
    </>
  );
}

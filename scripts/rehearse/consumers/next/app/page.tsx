import { macBook } from '@apple-only/contract/fixtures';
import { Field, Input, ProductCard, smallestOf } from '@apple-only/ui';

export default function Page() {
  return (
    <>
      <ProductCard product={{ ...macBook, img: '' }} />
      <a href={smallestOf('/photos/a.webp')}>Photo</a>
      <Field label="Name">
        <Input name="name" />
      </Field>
    </>
  );
}

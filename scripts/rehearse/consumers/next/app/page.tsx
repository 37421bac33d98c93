import { macBook } from '@apple-only/contract/fixtures';
import { Field, Input, ProductCard, smallestOf } from '@apple-only/ui';
import { arabic, ArabicLabels } from '@apple-only/ui/locales/ar';

export default function Page() {
  return (
    <>
      <ProductCard product={{ ...macBook, img: '' }} />
      <a href={smallestOf('/photos/a.webp')}>Photo</a>
      <Field label="Name">
        <Input name="name" />
      </Field>
      {/* A server component: the words, some of them functions, stay in a client module. */}
      <ArabicLabels>
        <section lang={arabic.locale} dir={arabic.direction}>
          <ProductCard product={{ ...macBook, img: '' }} />
        </section>
      </ArabicLabels>
    </>
  );
}

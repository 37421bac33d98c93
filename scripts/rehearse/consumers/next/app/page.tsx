import { macBook } from '@apple-only/contract/fixtures';
import { Field, Input, ProductCard, searchFieldLabels, smallestPhotoSrc } from '@apple-only/ui';
import { arabic, ArabicLabels } from '@apple-only/ui/locales/ar';
import { english } from '@apple-only/ui/locales/en';

export default function Page() {
  return (
    <>
      <ProductCard product={{ ...macBook, img: '' }} />
      <a href={smallestPhotoSrc('/photos/a.webp')}>Photo</a>
      <Field label="Name">
        <Input name="name" />
      </Field>
      {/* The words themselves are for servers, too. */}
      <p>
        {searchFieldLabels.suggestions(24)}, {english.Badge.booked}
      </p>
      {/* A server component: the words, some of them functions, stay in a client module. */}
      <ArabicLabels>
        <section lang={arabic.locale} dir={arabic.direction}>
          <ProductCard product={{ ...macBook, img: '' }} />
        </section>
      </ArabicLabels>
    </>
  );
}

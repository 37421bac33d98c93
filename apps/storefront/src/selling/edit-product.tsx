import { useUser } from '@apple-only/auth';
import type { OwnProduct } from '@apple-only/contract';
import {
  ButtonLink,
  EmptyState,
  PageHeading,
  ProductForm,
  QuietError,
  toast,
  type ProductChanges,
  type ProductDraft,
  type ProductFormProps,
} from '@apple-only/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteDraft, saveDraft, readDraft, storedChanges } from './draft.ts';
import { errorMessage } from '../error-message.ts';
import { focusHeading, useFocusOnceRendered } from '../focus.ts';
import { PageTitle } from '../head.tsx';
import { useLinkedProduct } from '../linked-product.ts';
import { useModels } from '../models.ts';
import { ownProductsOf } from './own-products.ts';
import { PageSkeleton } from '../pages.tsx';
import { paths } from '../paths.ts';
import { usePhotoUploads } from './photo-uploads.ts';
import { usePriceHint } from './price-hint.tsx';
import { useShop } from '../shop.ts';

/** The form that edits a product of the signed-in seller, instead of their list. */
export function EditProduct({ id }: { id: string }) {
  const { queries } = useShop();
  const products = useInfiniteQuery(ownProductsOf(queries, useUser()));
  const { product, isMissing } = useLinkedProduct(id, products);
  const refetchProduct = async () => {
    const { data } = await products.refetch({ throwOnError: true });
    return data?.find(({ _id }) => _id === id);
  };

  // The layout looked for the heading before the form's code had loaded.
  useFocusOnceRendered(true);
  useEffect(() => {
    // The form is gone, and with it the button that was pressed.
    if (isMissing && document.activeElement === document.body) focusHeading();
  }, [isMissing]);
  return (
    <>
      <PageTitle page="Edit product" />
      <PageHeading
        size="title"
        title="Edit product"
        text="Changes appear in the shop when you save them. Until then they stay in this browser."
      />
      {product && <EditForm product={product} refetchProduct={refetchProduct} />}
      {isMissing && (
        <EmptyState
          title="We can’t find this product"
          text="It may have been deleted."
          action={
            <ButtonLink href={paths.myProducts} kind="quiet">
              Go to My Products
            </ButtonLink>
          }
        />
      )}
      {!product && !isMissing && products.isError && (
        <QuietError onRetry={() => void products.refetch()} retrying={products.isFetching} />
      )}
      {!product && !isMissing && !products.isError && <PageSkeleton />}
    </>
  );
}

/** The entered values that differ from the product. */
const changesIn = <Entered extends object>(entered: Entered, product: OwnProduct) =>
  Object.fromEntries(
    Object.entries(entered).filter(([name, value]) => value !== product[name as keyof OwnProduct]),
  ) as Partial<Entered>;

interface EditFormProps {
  product: OwnProduct;
  /** Refetches the product; undefined if it is gone. */
  refetchProduct: () => Promise<OwnProduct | undefined>;
}

function EditForm({ product, refetchProduct }: EditFormProps) {
  const { mutations, storage } = useShop();
  const navigate = useNavigate();
  const photoUploads = usePhotoUploads();
  const editProduct = useMutation(mutations.editProduct());
  const id = product._id;

  /** Returns to this product's card in the list. */
  const leave = () => void navigate(paths.myProducts, { state: { edited: id } });

  const save = useMutation({
    mutationFn: async ({ image, photos, ...facts }: ProductChanges) => {
      // Fields that were not changed here may have changed elsewhere: keep their current values.
      const current = (await refetchProduct()) ?? product;
      const unchanged = Object.keys(facts).filter((name) => !(name in changesIn(facts, product)));
      const currentValues = Object.fromEntries(unchanged.map((name) => [name, current[name as keyof OwnProduct]]));
      const uploaded = await photoUploads.upload({ image, photos }, current);
      return editProduct.mutateAsync({ id, body: { ...facts, ...currentValues, ...uploaded } });
    },
    onMutate: () => storedChanges(storage, id),
    onSuccess: (_answer, _changes, sent) => {
      toast.success('Changes saved');
      // Text typed meanwhile is another draft.
      if (storedChanges(storage, id) === sent) void deleteDraft(storage, id);
    },
    onError: (error) => photoUploads.forgetUnknown(error),
  });

  return (
    <FormWithDraft
      product={product}
      // `onSuccess` is not called if the seller has left the form. If they have gone on typing, the form stays open.
      onSubmit={(changes) => save.mutate(changes, { onSuccess: () => storedChanges(storage, id) ?? leave() })}
      onDraft={(draft) => saveDraft(storage, changesIn(draft, product), id)}
      pending={save.isPending}
      uploads={photoUploads.uploads}
      onRetryPhoto={photoUploads.retry}
      error={save.error ? errorMessage(save.error) : undefined}
      onDiscard={() => {
        void deleteDraft(storage, id);
        leave();
      }}
    />
  );
}

interface FormWithDraftProps {
  product: OwnProduct;
  onSubmit: (changes: ProductChanges) => void;
  onDraft: (draft: ProductDraft) => void;
  pending: boolean;
  uploads: ProductFormProps['uploads'];
  onRetryPhoto: ProductFormProps['onRetryPhoto'];
  error: string | undefined;
  onDiscard: () => void;
}

function FormWithDraft(props: FormWithDraftProps) {
  const { storage } = useShop();
  const { _id: id } = props.product;
  const [draft, setDraft] = useState<ProductDraft>();
  useEffect(() => {
    void readDraft(storage, id).then(setDraft);
  }, [storage, id]);
  if (!draft) return <PageSkeleton />;
  return <Form {...props} draft={draft} />;
}

function Form({ draft, onDraft, ...props }: FormWithDraftProps & { draft: ProductDraft }) {
  const { product } = props;
  const [entered, setEntered] = useState<ProductDraft>({ ...product, ...draft });
  const priceHint = usePriceHint(entered, product._id);
  const models = useModels();
  return (
    <ProductForm
      {...props}
      {...models}
      defaultValues={draft}
      onDraft={(changed) => {
        onDraft(changed);
        setEntered(changed);
      }}
      priceHint={priceHint}
    />
  );
}

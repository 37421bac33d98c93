import { useUser } from '@apple-only/auth';
import type { OwnProduct } from '@apple-only/contract';
import {
  ButtonLink,
  EmptyState,
  LineSkeleton,
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
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { errorMessage } from './error-message.ts';
import { PageTitle } from './head.tsx';
import { useLinkedProduct } from './linked-product.ts';
import { useModels } from './models.ts';
import { ownProductsOf } from './own-products.ts';
import { paths } from './paths.ts';
import { usePhotoUploads } from './photo-uploads.ts';
import { usePriceHint } from './price-guide.tsx';
import { useShop } from './shop.ts';

/** The form that changes a product of the signed-in seller, in the place of their list. */
export function EditProduct({ id }: { id: string }) {
  const { queries } = useShop();
  const products = useInfiniteQuery(ownProductsOf(queries, useUser()));
  const { product, isMissing } = useLinkedProduct(id, products);
  useFocusOnHeading();

  return (
    <>
      <PageTitle page="Edit product" />
      <PageHeading
        size="title"
        title="Edit product"
        text="Changes appear in the shop when you save them. Until then they stay in this browser."
      />
      {product && <Editing product={product} />}
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
      {!product && !isMissing && !products.isError && <LineSkeleton lines={8} />}
    </>
  );
}

function Editing({ product }: { product: OwnProduct }) {
  const { mutations, storage } = useShop();
  const navigate = useNavigate();
  const photoUploads = usePhotoUploads();
  const editProduct = useMutation(mutations.editProduct());
  const id = product._id;

  /** Leads back to the list, to this product's card. */
  const leave = async () => {
    await forgetDraft(storage, id);
    await navigate(paths.myProducts, { state: { edited: id } });
  };

  const save = useMutation({
    mutationFn: async ({ image, photos, ...facts }: ProductChanges) =>
      editProduct.mutateAsync({ id, body: { ...facts, ...(await photoUploads.upload({ image, photos }, product)) } }),
    onSuccess: async () => {
      toast.success('Changes saved');
      await leave();
    },
    onError: (error) => photoUploads.forgetUnknown(error),
  });

  return (
    <Drafted
      product={product}
      onSubmit={(changes) => save.mutate(changes)}
      pending={save.isPending}
      uploads={photoUploads.uploads}
      onRetryPhoto={photoUploads.retry}
      error={save.error ? { message: errorMessage(save.error) } : undefined}
      onDiscard={() => void leave()}
    />
  );
}

interface DraftedProps {
  product: OwnProduct;
  onSubmit: (changes: ProductChanges) => void;
  pending: boolean;
  uploads: ProductFormProps['uploads'];
  onRetryPhoto: ProductFormProps['onRetryPhoto'];
  error: { message: string } | undefined;
  onDiscard: () => void;
}

function Drafted(props: DraftedProps) {
  const { storage } = useShop();
  const { _id: id } = props.product;
  const [draft, setDraft] = useState<ProductDraft>();
  useEffect(() => {
    void readDraft(storage, id).then(setDraft);
  }, [storage, id]);
  if (!draft) return <LineSkeleton lines={8} />;
  return <Form {...props} draft={draft} />;
}

function Form({ draft, ...props }: DraftedProps & { draft: ProductDraft }) {
  const { storage } = useShop();
  const { product } = props;
  const { priceHint, onEntered } = usePriceHint({ ...product, ...draft }, product._id);
  const models = useModels();
  return (
    <ProductForm
      {...props}
      {...models}
      defaultValues={draft}
      onDraft={(entered) => {
        keepDraft(storage, entered, product._id);
        onEntered(entered);
      }}
      priceHint={priceHint}
    />
  );
}

/** Moves the focus to the heading when the page is reached by a link: the address of the page, which moves it otherwise, stays. */
function useFocusOnHeading() {
  const type = useNavigationType();
  const [isByLink] = useState(type !== NavigationType.Pop);
  useEffect(() => {
    if (isByLink) document.getElementById('page-heading')?.focus({ preventScroll: true });
  }, [isByLink]);
}

import { useUser } from '@apple-only/auth';
import type { OwnProduct } from '@apple-only/contract';
import {
  ButtonLink,
  DeleteConfirmation,
  EmailProofNotice,
  EmptyState,
  PageHeading,
  ReleaseDialog,
  SellerProductCard,
  SellerProductCardSkeleton,
  toast,
} from '@apple-only/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { PageHead } from '../head.tsx';
import { useConfirmation } from '../confirmation.ts';
import { forgetSent } from '../selling/draft-key.ts';
import { useEmailProof } from '../account/email-proof.ts';
import { useListPart, type Parts } from '../lists/list-part.ts';
import { List } from '../lists/list.tsx';
import { useStableCallback } from '../stable-callback.ts';
import { errorMessage } from '../error-message.ts';
import { useScrollToElement } from '../linked-product.ts';
import { ownProductsOf, pathOfEdit } from '../selling/own-products.ts';
import { PageSkeleton } from '../pages.tsx';
import { paths } from '../paths.ts';
import { useShop } from '../shop.ts';

export const handle: PageHead = {
  title: 'My Products',
  description: 'What you have listed, and who booked it.',
};

const parts: Parts<OwnProduct> = {
  booked: {
    text: 'Only booked products.',
    emptyText: 'None of your products is booked.',
    has: ({ booking }) => booking,
  },
  advertised: {
    text: 'Only advertised products.',
    emptyText: 'None of your products is advertised.',
    has: ({ advertised }) => advertised,
  },
};

const onError = (error: Error) => void toast.error(errorMessage(error));

/** Starts or stops the advert of a product. */
function useAdvertising() {
  const { mutations } = useShop();
  // The callbacks are here, so that each call shows its toast, even in quick succession.
  const advertise = useMutation({
    ...mutations.advertiseProduct(),
    onSuccess: () => void toast.success('Product Advertising successfully'),
    onError,
  });
  const stop = useMutation({
    ...mutations.stopAdvertising(),
    onSuccess: ({ deletedCount }) => void (deletedCount > 0 && toast.success('Product Advertising Off Successful')),
    onError,
  });
  return useStableCallback(({ _id }: OwnProduct, run: boolean) => {
    if (run) advertise.mutate({ body: { _id } });
    else stop.mutate({ id: _id });
  });
}

/** Releases the booking of a product: the handler that chooses the product, and the props of the dialog. */
function useRelease() {
  const { mutations } = useShop();
  const [productToRelease, setProductToRelease] = useState<OwnProduct | null>(null);
  const release = useMutation({
    ...mutations.releaseBooking(),
    onSuccess: ({ deletedCount }) => {
      if (deletedCount > 0) toast.success('Booking released');
      setProductToRelease(null);
    },
  });
  return {
    choose: useStableCallback((booked: OwnProduct) => {
      release.reset();
      setProductToRelease(booked);
    }),
    dialog: {
      open: productToRelease !== null,
      product: productToRelease,
      onOpenChange: (open: boolean) => open || setProductToRelease(null),
      onSubmit: (reason: string) => release.mutate({ id: productToRelease?.bookingId ?? '', body: { reason } }),
      pending: release.isPending,
      error: release.error ? errorMessage(release.error) : undefined,
    },
  };
}

/** Loads with the first form: most visits only read the list. */
const EditProduct = lazy(() => import('../selling/edit-product.tsx').then((part) => ({ default: part.EditProduct })));

/** `/dashboard/sellers/allproducts`: the products of the signed-in seller. With `?edit=`, the form that changes one of them. */
export function Component() {
  const [params] = useSearchParams();
  const edited = params.get('edit');
  if (edited === null) return <MyProducts />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <EditProduct key={edited} id={edited} />
    </Suspense>
  );
}

/** The list, with actions to advertise, release and delete its products. */
function MyProducts() {
  const { mutations, queries, storage } = useShop();
  const seller = useUser();
  const products = useInfiniteQuery(ownProductsOf(queries, seller));
  const { part, query } = useListPart(products, parts);
  const proof = useEmailProof(products);
  const { state } = useLocation();
  const edited: unknown = state?.edited;
  useScrollToElement(
    typeof edited === 'string' ? edited : null,
    query.data?.some(({ _id }) => _id === edited) ?? false,
  );
  const advertise = useAdvertising();
  const { choose, dialog } = useRelease();
  const confirm = useMutation(mutations.confirmProduct());
  const remove = useMutation({ ...mutations.deleteProduct(), onSuccess: () => forgetSent(storage) });
  const deletion = useConfirmation({
    run: async ({ _id }) => (await remove.mutateAsync({ id: _id })).deletedCount,
    nameOf: ({ name }: OwnProduct) => name,
  });
  const confirmOwn = useStableCallback(
    ({ _id }: OwnProduct) =>
      void confirm.mutateAsync({ id: _id }).then(() => toast.success('Your listing is public now.'), onError),
  );

  const [deleting] = deletion.running;
  const confirming = confirm.isPending ? confirm.variables.id : undefined;
  const card = useCallback(
    (product: OwnProduct) => (
      <SellerProductCard
        id={product._id}
        product={product}
        href={product.hidden ? undefined : paths.product(product)}
        editHref={pathOfEdit(product._id)}
        onConfirm={confirmOwn}
        onAdvertise={advertise}
        onRelease={choose}
        onDelete={deletion.choose}
        pending={product._id === deleting ? 'delete' : product._id === confirming ? 'confirm' : undefined}
      />
    ),
    [advertise, choose, confirmOwn, confirming, deleting, deletion.choose],
  );

  return (
    <>
      <PageHeading size="title" title="My Products" text={part?.text ?? 'What you have listed, newest first.'}>
        {part && (
          <ButtonLink href={paths.myProducts} kind="quiet">
            Show all
          </ButtonLink>
        )}
        <ButtonLink href={paths.addProduct}>Add Products</ButtonLink>
      </PageHeading>
      {proof && <EmailProofNotice email={seller.email} {...proof} />}
      <List
        query={query}
        columns={3}
        skeleton={<SellerProductCardSkeleton />}
        empty={
          part?.emptyText ?? (
            <EmptyState
              title="No products yet"
              text="What you add appears here, with the buyer once it is booked."
              action={<ButtonLink href={paths.addProduct}>Add Products</ButtonLink>}
            />
          )
        }
        item={card}
      />
      <ReleaseDialog {...dialog} />
      <DeleteConfirmation {...deletion.confirmation}>
        {deletion.chosen?.booking
          ? 'A buyer has booked it, and will see that it was withdrawn.'
          : 'If it is advertised, the advert is deleted too.'}
      </DeleteConfirmation>
    </>
  );
}

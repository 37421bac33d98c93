import { useSession } from '@apple-only/auth';
import { allows, wire, type Product, type User } from '@apple-only/contract';
import { Button, ButtonLink, ProductForm, toast, type ProductDraft, type ProductEntry } from '@apple-only/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { BecomeSeller } from '../account/become-seller.tsx';
import { carryDraft, flushDraft, deleteDraft, idempotencyKeyOf, saveDraft, readDraft, takeDraft } from './draft.ts';
import { errorMessage } from '../error-message.ts';
import { useModels } from '../models.ts';
import { ownProductsOf } from './own-products.ts';
import { PageSkeleton } from '../pages.tsx';
import { paths } from '../paths.ts';
import { usePhotoUploads } from './photo-uploads.ts';
import { usePriceHint } from './price-hint.tsx';
import { signedInUserId, useShop } from '../shop.ts';

interface AddProductProps {
  /** An introduction above the form, for visitors. */
  intro?: ReactNode;
  /** The anchor of the form on the page, to return to. */
  anchor?: string;
}

const notASellerError = new Error('Not added: only sellers can list devices.');
const signedOutError = new Error('Not added: you were signed out.');

/** The add-product form, for all visitors: those who are not sellers yet can fill it in, and find it again once they are. */
export function AddProduct(props: AddProductProps) {
  const session = useSession();
  if (session.status === 'loading') return <PageSkeleton />;
  const user = session.status === 'signed-in' ? session.user : undefined;
  // Remount for each user: a user's input must not stay on the page when they sign out.
  return <FormWithDraft key={user?._id} {...props} user={user} />;
}

function FormWithDraft(props: AddProductProps & { user: User | undefined }) {
  const { storage } = useShop();
  const { state } = useLocation();
  const [draft, setDraft] = useState<ProductDraft>();
  const carried: unknown = props.user && state?.draft;
  useEffect(() => {
    if (typeof carried === 'string') takeDraft(storage, carried);
    void readDraft(storage).then(setDraft);
  }, [storage, carried]);
  return draft ? <Form {...props} draft={draft} /> : <PageSkeleton />;
}

function Form({ user, draft, intro, anchor }: AddProductProps & { user: User | undefined; draft: ProductDraft }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { mutations, session, storage } = useShop();
  const [added, setAdded] = useState<Product>();
  const [entered, setEntered] = useState(draft);
  const photoUploads = usePhotoUploads();
  const addProduct = useMutation(mutations.addProduct());

  const from = { pathname, search, hash: anchor ? `#${anchor}` : '' };
  const mayAdd = user && allows(wire.addProduct.access, user.role);
  const changeAccount = async () => {
    const draftId = carryDraft(entered);
    flushSync(() => void session.signOut());
    await navigate(paths.login, { state: { from, draft: draftId } });
  };

  const isSignedIn = () => signedInUserId(session.getSnapshot()) === user?._id;
  const priceHint = usePriceHint(entered);
  const models = useModels();

  const add = useMutation({
    mutationFn: async (entry: ProductEntry) => {
      if (!user) {
        // Save again: another tab may have stored its own draft since.
        saveDraft(storage, entry);
        await flushDraft();
        await navigate(paths.login, { state: { from } });
        return undefined;
      }
      if (!mayAdd) throw notASellerError;
      const { image, photos, ...facts } = entry;
      const body = { ...facts, ...(await photoUploads.upload({ image, photos })) };
      // The user may have signed out during the upload: the body would be stored in the next user's browser, or listed as theirs.
      if (!isSignedIn()) throw signedOutError;
      const idempotencyKey = idempotencyKeyOf(storage, JSON.stringify(body));
      return addProduct.mutateAsync({ body, options: { idempotencyKey } });
    },
    onSuccess: (product) => {
      // The draft may be the next user's.
      if (!product || !isSignedIn()) return;
      setAdded(product);
      setEntered({});
      toast.success('product is added successfully');
      void deleteDraft(storage);
    },
    onError: (error) => photoUploads.forgetUnknown(error),
  });

  const error = add.error === notASellerError && mayAdd ? null : add.error;
  const options = user && !mayAdd && <SellingOptions user={user} onChangeAccount={() => void changeAccount()} />;
  return (
    <ProductForm
      {...models}
      defaultValues={entered}
      email={user?.email}
      intro={user ? options && <NotSellerNotice user={user}>{options}</NotSellerNotice> : intro}
      onDraft={(changed) => {
        saveDraft(storage, changed);
        setEntered(changed);
      }}
      priceHint={priceHint}
      onSubmit={(entry) => add.mutate(entry)}
      pending={add.isPending}
      uploads={photoUploads.uploads}
      onRetryPhoto={photoUploads.retry}
      error={error ? { message: errorMessage(error), action: options } : undefined}
      done={
        added &&
        user && (
          <>
            <p>
              {added.name} was added. <NextStep product={added} seller={user} />
            </p>
            <ButtonLink href={paths.myProducts} kind="quiet">
              Go to My Products
            </ButtonLink>
          </>
        )
      }
      onAgain={() => setAdded(undefined)}
    />
  );
}

/** Tells a seller the next step for an added product, once it is known whether it is public. */
function NextStep({ product, seller }: { product: Product; seller: User }) {
  const { queries, requireProvenEmail } = useShop();
  const { data, isError } = useInfiniteQuery({
    ...ownProductsOf(queries, seller),
    enabled: requireProvenEmail === true,
  });
  const own = data?.find(({ _id }) => _id === product._id);
  if (own?.hidden) return 'It is not public yet: confirm your e-mail in My Products.';
  return (own ?? (isError || !requireProvenEmail)) ? 'You can advertise it in My Products.' : null;
}

/** Tells a signed-in user why they cannot list devices, and what to do. */
function NotSellerNotice({ user, children }: { user: User; children: ReactNode }) {
  return (
    <>
      <p>
        You are signed in as {user.role === 'admin' ? 'an' : 'a'} {user.role}, and only sellers can list devices.{' '}
        {user.role === 'buyer' && 'Become a seller with this account, or log in with another one. '}
        Your entries stay here; LOGOUT deletes them.
      </p>
      <div>{children}</div>
    </>
  );
}

/** The options of a signed-in user who cannot list devices. */
function SellingOptions({ user, onChangeAccount }: { user: User; onChangeAccount: () => void }) {
  return (
    <>
      {user.role === 'buyer' && <BecomeSeller user={user} size="small" />}
      <Button kind="quiet" size="small" onClick={onChangeAccount}>
        Log in as a seller
      </Button>
    </>
  );
}

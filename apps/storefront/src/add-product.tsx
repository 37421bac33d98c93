import { useSession } from '@apple-only/auth';
import { allows, paths, wire, type Product, type User } from '@apple-only/contract';
import { ButtonLink, LineSkeleton, ProductForm, toast, type ProductDraft, type ProductEntry } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { flushDraft, forgetDraft, keepDraft, readDraft } from './draft.ts';
import { errorMessage } from './error-message.ts';
import { useShop } from './shop.ts';

interface AddProductProps {
  /** An introduction above the form. */
  intro?: ReactNode;
  /** The id of the form's place on the page, to return to. */
  anchor?: string;
}

/** The add-product form, for all visitors: one who is no seller yet fills it in, and finds it again once they are one. */
export function AddProduct(props: AddProductProps) {
  const session = useSession();
  if (session.status === 'loading') return <LineSkeleton lines={8} />;
  const user = session.status === 'signed-in' ? session.user : undefined;
  // A new form for each user: the input of a user who signs out does not stay on the page.
  return <Drafted key={user?._id} {...props} user={user} />;
}

function Drafted(props: AddProductProps & { user: User | undefined }) {
  const { storage } = useShop();
  const [draft, setDraft] = useState<ProductDraft>();
  useEffect(() => void readDraft(storage).then(setDraft), [storage]);
  return draft ? <Form {...props} draft={draft} /> : <LineSkeleton lines={8} />;
}

function Form({ user, draft, intro, anchor }: AddProductProps & { user: User | undefined; draft: ProductDraft }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { mutations, storage } = useShop();
  const [progress, setProgress] = useState<number>();
  const [added, setAdded] = useState<Product>();
  const upload = useMutation(mutations.uploadPhoto());
  const addProduct = useMutation(mutations.addProduct());
  /** The last body: sent again after a lost response, it has the same idempotency key. */
  const sent = useRef({ text: '', idempotencyKey: '' });

  const add = useMutation({
    mutationFn: async ({ image, ...facts }: ProductEntry) => {
      if (!user) {
        await flushDraft();
        await navigate(paths.login, { state: { from: { pathname, search, hash: anchor ? `#${anchor}` : '' } } });
        return undefined;
      }
      if (!allows(wire.addProduct.access, user.role)) {
        throw new Error(
          `You are signed in as ${user.role}. Sign in as a seller to add it: what you entered stays here.`,
        );
      }
      const { data } = await upload.mutateAsync({ file: image, options: { onProgress: setProgress } });
      setProgress(undefined);
      const body = { ...facts, img: data.url };
      const text = JSON.stringify(body);
      if (sent.current.text !== text) sent.current = { text, idempotencyKey: crypto.randomUUID() };
      return addProduct.mutateAsync({ body, options: { idempotencyKey: sent.current.idempotencyKey } });
    },
    onSuccess: async (product) => {
      if (!product) return;
      setAdded(product);
      toast.success('product is added successfully');
      await forgetDraft(storage);
    },
    onSettled: () => setProgress(undefined),
  });

  return (
    <ProductForm
      defaultValues={added ? {} : draft}
      email={user?.email}
      intro={intro}
      onDraft={(entered) => keepDraft(storage, entered)}
      onSubmit={(entry) => add.mutate(entry)}
      pending={add.isPending}
      progress={progress}
      error={add.error ? { message: errorMessage(add.error) } : undefined}
      done={
        added && (
          <>
            <p>{added.name} is on the market now. You can advertise it among your products.</p>
            <ButtonLink href={paths.myProducts} kind="quiet">
              See my products
            </ButtonLink>
          </>
        )
      }
      onAgain={() => setAdded(undefined)}
    />
  );
}

import { useSession, type SessionState } from '@apple-only/auth';
import type { User } from '@apple-only/contract';
import { ContactForm, LineSkeleton, SignInPage, toast } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageHead } from '../head.tsx';
import { errorMessage } from '../error-message.ts';
import { useShop } from '../shop.ts';

export const handle: PageHead = {
  title: 'Contact',
  description: 'Ask us about a listing, a seller or a booking. We reply by e-mail.',
};

/** `/contact`: writing to the shop. */
export function Component() {
  const form = useFormOf(useSession());

  return (
    <SignInPage
      title="Contact"
      picture="/pictures/phone-duo-sage.webp"
      text="Do you have a question about a listing, a seller or a booking? Write to us. We reply by e-mail."
    >
      {form ? <MessageForm key={form.number} user={form.user} /> : <LineSkeleton lines={13} />}
    </SignInPage>
  );
}

function MessageForm({ user }: { user: User | undefined }) {
  const { mutations } = useShop();
  const send = useMutation(mutations.sendMessage());
  return (
    <ContactForm
      defaultValues={user && { name: user.name, email: user.email }}
      onSubmit={(body) => send.mutate({ body }, { onSuccess: () => void toast.success('Your message was sent') })}
      pending={send.isPending}
      error={send.error ? errorMessage(send.error) : undefined}
      done={send.data && <p>We reply to {send.data.email}.</p>}
      onAgain={send.reset}
    />
  );
}

interface OwnForm {
  /** The signed-in user, once known. */
  user?: User | undefined;
  /** Identifies the form: the next one is empty. */
  number: number;
}

/**
 * The form, once the session has loaded or failed. A sign-out clears the input; a session that reloads its user does not.
 */
function useFormOf(session: SessionState): OwnForm | undefined {
  const [form, setForm] = useState<OwnForm>();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isKnown = session.status === 'signed-in' || session.status === 'signed-out';
  if (session.status !== 'loading' && !form) setForm({ user, number: 0 });
  else if (form && isKnown && form.user?._id !== user?._id)
    setForm({ user, number: form.number + (form.user ? 1 : 0) });
  return form;
}

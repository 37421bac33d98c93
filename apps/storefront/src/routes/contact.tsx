import { useSession } from '@apple-only/auth';
import { ContactForm, LineSkeleton, SignInPage, toast } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import type { PageHead } from '../head.tsx';
import { errorMessage } from '../error-message.ts';
import { useShop } from '../shop.ts';

export const handle: PageHead = {
  title: 'Contact',
  description: 'Ask us about a listing, a seller or a booking. We reply by e-mail.',
};

/** `/contact`: writing to the shop. */
export function Component() {
  const { mutations } = useShop();
  const session = useSession();
  const send = useMutation(mutations.sendMessage());
  const user = session.status === 'signed-in' ? session.user : undefined;

  return (
    <SignInPage
      title="Contact"
      picture="/pictures/phone-duo-sage.webp"
      text="Do you have a question about a listing, a seller or a booking? Write to us. We reply by e-mail."
    >
      {session.status === 'loading' ? (
        <LineSkeleton lines={13} />
      ) : (
        <ContactForm
          key={user?._id}
          defaultValues={user && { name: user.name, email: user.email }}
          onSubmit={(body) => send.mutate({ body }, { onSuccess: () => void toast.success('Your message was sent') })}
          pending={send.isPending}
          error={send.error ? { message: errorMessage(send.error) } : undefined}
          done={send.data && <p>We reply to {send.data.email}.</p>}
          onAgain={send.reset}
        />
      )}
    </SignInPage>
  );
}

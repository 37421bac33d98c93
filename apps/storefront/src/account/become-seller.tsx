import { ApiError } from '@apple-only/api-client';
import type { User } from '@apple-only/contract';
import { BecomeSellerDialog, Button, ButtonLink, toast, type ButtonProps } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../error-message.ts';
import { paths } from '../paths.ts';
import { useShop } from '../shop.ts';

interface BecomeSellerProps extends Pick<ButtonProps, 'kind' | 'size'> {
  /** The signed-in buyer. */
  user: User;
}

/** A buyer's way to become a seller: the button, and the dialog that says what changes. In other tabs, too, the role changes at once. */
export function BecomeSeller({ user, ...look }: BecomeSellerProps) {
  const { mutations, session } = useShop();
  const [open, setOpen] = useState(false);
  const change = useMutation({
    ...mutations.changeRole(),
    onSuccess: async () => {
      // Still open: the focus then leaves it for what is there instead of the button.
      await session.refresh();
      setOpen(false);
      toast.success('You are a seller now');
    },
  });
  const hasOpenBookings = change.error instanceof ApiError && change.error.status === 409;

  return (
    <>
      <Button
        {...look}
        onClick={() => {
          change.reset();
          setOpen(true);
        }}
      >
        Become a seller
      </Button>
      <BecomeSellerDialog
        open={open}
        onOpenChange={setOpen}
        email={user.email}
        onConfirm={() => change.mutate({ id: user._id, body: { role: 'seller' } })}
        pending={change.isPending}
        error={
          change.error
            ? {
                message: errorMessage(change.error),
                action: hasOpenBookings && (
                  <ButtonLink href={paths.myBookings} kind="quiet" size="small">
                    Go to My Booking
                  </ButtonLink>
                ),
              }
            : undefined
        }
      />
    </>
  );
}

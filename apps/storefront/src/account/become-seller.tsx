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

/** Lets a buyer become a seller: a button, and a dialog that explains what changes. Other tabs switch roles at once, too. */
export function BecomeSeller({ user, ...buttonProps }: BecomeSellerProps) {
  const { mutations, session } = useShop();
  const [open, setOpen] = useState(false);
  const change = useMutation({
    ...mutations.changeRole(),
    onSuccess: async () => {
      // Refresh while the dialog is open: when it closes, the focus goes to what replaced the button.
      await session.refresh();
      setOpen(false);
      toast.success('You are a seller now');
    },
  });
  const hasOpenBookings = change.error instanceof ApiError && change.error.status === 409;

  return (
    <>
      <Button
        {...buttonProps}
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

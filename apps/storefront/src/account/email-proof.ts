import { authMessage, useAuth } from '@apple-only/auth';
import type { OwnProduct } from '@apple-only/contract';
import { toast, type EmailProofNoticeProps } from '@apple-only/ui';
import { useMutation, useQueryClient, type UseInfiniteQueryResult } from '@tanstack/react-query';

/** A seller's actions to prove their e-mail, with the state of the notice during and after each. */
const states = {
  send: { pending: 'sending', success: 'sent' },
  confirm: { pending: 'confirming', success: 'unopened' },
} as const;

/** The props of the notice while some of a seller's products wait for the proof. Undefined if none does. */
export function useEmailProof(
  products: UseInfiniteQueryResult<OwnProduct[]>,
): Omit<EmailProofNoticeProps, 'email'> | undefined {
  const session = useAuth();
  const queryClient = useQueryClient();

  async function confirm() {
    await session.confirmEmailProof();
    const { data } = await products.refetch({ throwOnError: true });
    if (hasUnproven(data)) return;
    const isAllPublic = !data?.some(({ hidden }) => hidden);
    toast.success(
      isAllPublic
        ? 'Your listings are public now.'
        : 'Your e-mail is confirmed. Some listings still need your confirmation.',
    );
    // The other pages' data was cached while the products were hidden.
    void queryClient.invalidateQueries({ refetchType: 'none' });
  }
  const { mutate, status, variables, error } = useMutation({
    mutationFn: (action: keyof typeof states) => (action === 'send' ? session.sendEmailProof() : confirm()),
  });

  if (!hasUnproven(products.data)) return undefined;
  return {
    onSend: () => mutate('send'),
    onConfirm: () => mutate('confirm'),
    state: variables && (status === 'pending' || status === 'success') ? states[variables][status] : undefined,
    error: error ? authMessage(error) : undefined,
  };
}

const hasUnproven = (products: readonly OwnProduct[] = []) =>
  products.some(({ hidden, unconfirmed }) => hidden && !unconfirmed);

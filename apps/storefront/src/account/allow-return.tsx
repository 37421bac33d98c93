import { AllowReturnForm } from '@apple-only/ui';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../error-message.ts';
import { useShop } from '../shop.ts';

/** Lets a deleted user register again. */
export function AllowReturn() {
  const { mutations } = useShop();
  const allow = useMutation(mutations.allowReturn());
  const isUnknownEmail = allow.data?.deletedCount === 0;
  return (
    <AllowReturnForm
      onSubmit={(email) => allow.mutate({ email })}
      allowed={allow.isSuccess && !isUnknownEmail ? allow.variables.email : undefined}
      pending={allow.isPending}
      error={allow.error ? errorMessage(allow.error) : isUnknownEmail ? 'No deleted user has this e-mail.' : undefined}
    />
  );
}

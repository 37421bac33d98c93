import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getFieldState' | 'trigger'>;

/** Whether the photos of a form's field are being prepared, and the input's `onPreparing`. An error of the field is checked again afterwards. */
export function usePreparing<Values extends FieldValues>(
  { getFieldState, trigger }: Form<Values>,
  name: FieldPath<Values>,
) {
  const [isPreparing, setPreparing] = useState(false);
  useEffect(() => {
    if (!isPreparing && getFieldState(name).invalid) void trigger(name);
  }, [isPreparing, getFieldState, trigger, name]);
  return [isPreparing, setPreparing] as const;
}

'use client';

import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useOnce } from '../Field/once.ts';
import { FormDone } from '../FormDone/FormDone.tsx';
import { FormError, type FormErrorProps } from '../FormError/FormError.tsx';
import { type ProductFormLabels, productFormLabels } from './labels.ts';
import * as styles from './ProductForm.css.ts';
import { ChosenFields, WrittenFields } from './ProductFields.tsx';
import { entryOf, type ProductDraft, type ProductEntry, useProductForm } from './use-product-form.ts';

export { type ProductDraft, type ProductEntry, type ProductFormLabels, productFormLabels };

interface FormProps {
  /** Called with the input, once all fields are valid. */
  onSubmit: (product: ProductEntry) => void | Promise<void>;
  /** Called with the current input after every change, to store a draft. Fires at every letter: debounce it. */
  onDraft?: ((draft: ProductDraft) => void) | undefined;
  /** The initial values, such as a stored draft. Read once, except the photo, which may come late. */
  defaultValues?: ProductDraft | undefined;
  /** The signed-in user's e-mail address. Filled in if that field is empty, also when it is known only later. */
  email?: string | undefined;
  /** Why the product was not added. The entered values are kept. */
  error?: FormErrorProps['error'];
  /** Whether the product is being added. @default false */
  pending?: boolean | undefined;
  /** The uploaded part of the photo, from 0 to 1. Absent while no upload is in progress. */
  progress?: number | undefined;
  /** A note above the form, such as for a user who is no seller yet. */
  intro?: ReactNode;
  /** Replaces words, for another language. */
  labels?: Partial<ProductFormLabels> | undefined;
}

export interface ProductFormProps extends FormProps {
  /** The result, and where to find the product. While it is given, it replaces the form. */
  done?: ReactNode;
  /** Called when the user wants to add another product: remove `done`, and the form is empty. Omit it to leave the button out. */
  onAgain?: (() => void) | undefined;
}

/**
 * A seller's form to list a product. Renders a `<form>`, and once sent, the result.
 *
 * Errors are shown under their fields; the first invalid field is focused, and all of them are listed above the button.
 */
export function ProductForm({ done, onAgain, ...form }: ProductFormProps) {
  const text = { ...productFormLabels, ...form.labels };
  return (
    <div className={styles.root} data-done={Boolean(done) || undefined}>
      <FormDone done={done} title={text.done} again={text.again} onAgain={onAgain}>
        <Form {...form} />
      </FormDone>
    </div>
  );
}

function Form({
  onSubmit,
  onDraft,
  defaultValues,
  email = '',
  error,
  pending = false,
  progress,
  intro,
  labels,
}: FormProps) {
  const text: ProductFormLabels = { ...productFormLabels, ...labels };
  const { image: photo, ...draft } = defaultValues ?? {};
  const form = useProductForm(draft, email);
  const { invalid, handleSubmit, getValues, setFocus } = form;
  const once = useOnce(pending);
  const submit = handleSubmit((values) => {
    const { image, condition, category, ...rest } = entryOf(values);
    return image && condition && category && once(() => onSubmit({ ...rest, image, condition, category }));
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={() => onDraft?.(entryOf(getValues()))}>
      {intro && <div className={styles.intro}>{intro}</div>}
      <div className={styles.columns}>
        <div className={styles.chosen}>
          <ChosenFields form={form} text={text} photo={photo} progress={progress} />
        </div>
        <div className={styles.written}>
          <WrittenFields form={form} text={text} />
          <div className={styles.send}>
            <FormError
              error={invalid.length > 0 ? { message: text.incomplete } : error}
              fields={invalid.map((name) => ({ label: text[name], onSelect: () => setFocus(name) }))}
            />
            <Button type="submit" pending={pending}>
              {text.submit}
            </Button>
          </div>
        </div>
      </div>
    </form>
  );
}

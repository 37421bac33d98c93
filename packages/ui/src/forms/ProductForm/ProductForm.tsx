'use client';

import type { Category, Product, ProductLocation } from '@apple-only/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ShopModel } from '../ModelField/shop-model.ts';
import { Button } from '../../parts/Button/Button.tsx';
import { useOnce } from '../Field/once.ts';
import { FormDone } from '../FormDone/FormDone.tsx';
import { FormError, type FormProblem } from '../FormError/FormError.tsx';
import type { PhotoUpload, ProductPhoto } from '../PhotosInput/PhotosInput.tsx';
import { type ProductFormLabels, productFormLabels } from './labels.ts';
import * as styles from './ProductForm.css.ts';
import { FactFields, GradeWarning } from './FactFields.tsx';
import { ModelQuestion, useModel } from './ModelQuestion.tsx';
import { ChosenFields, WrittenFields } from './ProductFields.tsx';
import {
  entryOf,
  statedFacts,
  fixedFacts,
  isComplete,
  type ProductChanges,
  type ProductDraft,
  type ProductEntry,
  type ProductFormState,
  useProductForm,
} from './use-product-form.ts';
import type { OfAnyShop } from '../../parts/ShopProvider/choices.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type RootProps, rootProps, takeRootProps } from '../../parts/Root/root.ts';

export { type ProductChanges, type ProductDraft, type ProductEntry };

interface AddingProps<OwnCategory extends string, OwnLocation extends string> {
  /** The product to change. Omit it to list a new one. */
  product?: undefined;
  /** Called with the input, once all fields are valid. */
  onSubmit: (product: ProductEntry<OwnCategory, OwnLocation>) => void | Promise<void>;
}

interface EditingProps<OwnCategory extends string, OwnLocation extends string> {
  /**
   * The product to change. Its facts and photos are the initial values, and fields that the user has not changed follow them. While it is
   * booked, the fields that its buyer has agreed to are disabled and show the product's facts.
   */
  product: OfAnyShop<Product>;
  /** Called with the input, once all fields are valid. */
  onSubmit: (changes: ProductChanges<OwnCategory, OwnLocation>) => void | Promise<void>;
}

interface CommonProps<OwnCategory extends string, OwnLocation extends string> {
  /** Called with the current input after every change, to store a draft. Fires on every keystroke: debounce it. */
  onDraft?: ((draft: ProductDraft<OwnCategory, OwnLocation>) => void) | undefined;
  /** The initial values, such as a stored draft. Read once, except the photos, which can load late. */
  defaultValues?: OfAnyShop<ProductDraft> | undefined;
  /** The signed-in user's e-mail address. Fills in the e-mail field if it is empty, even if it is known only later. */
  email?: string | undefined;
  /** Why the product was not added or saved. The entered values are kept. */
  error?: FormProblem | undefined;
  /** Whether the product is being added or saved. @default false */
  pending?: boolean | undefined;
  /** The uploaded part of the first photo, from 0 to 1, if there is only one. Absent while no upload is in progress. */
  progress?: number | undefined;
  /** The uploads of the photos, by file, if they are uploaded in parallel. */
  uploads?: ReadonlyMap<ProductPhoto, PhotoUpload> | undefined;
  /** Called with a photo whose upload failed, to upload it again. Omit it to leave the button out. */
  onRetryPhoto?: ((photo: File) => void) | undefined;
  /** The prices of similar products, below the price fields: a `PriceHint` for the current input, which `onDraft` reports. */
  priceHint?: ReactNode;
  /**
   * The models to choose from, such as those of `@apple-only/contract/models`. With them, or with `onModelsNeeded`, the form begins with
   * the question for the model; otherwise the model is one of the facts, as free text.
   */
  models?: readonly ShopModel[] | undefined;
  /** Called, perhaps several times, when the models are needed: the user is about to type one, or one is entered. Set `models` then. */
  onModelsNeeded?: (() => void) | undefined;
  /** A note above the form, such as for a user who is not a seller yet. */
  intro?: ReactNode;
  /** Called when the user discards the changes to a product. Omit it to leave the button out. */
  onDiscard?: (() => void) | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<ProductFormLabels> | undefined;
}

type FormProps<OwnCategory extends string, OwnLocation extends string> = CommonProps<OwnCategory, OwnLocation> &
  (AddingProps<OwnCategory, OwnLocation> | EditingProps<OwnCategory, OwnLocation>);
/** The form's own props, with the categories and places of any shop. */
type AnyFormProps = FormProps<string, string>;

export type ProductFormProps<
  OwnCategory extends string = Category,
  OwnLocation extends string = ProductLocation,
> = FormProps<OwnCategory, OwnLocation> &
  RootProps<HTMLDivElement> & {
    /** The result, and where to find the product. While it is given, it replaces the form. */
    done?: ReactNode;
    /** Called when the user wants to add another product: remove `done`, and the form is empty. Omit it to leave the button out. */
    onAgain?: (() => void) | undefined;
  };

/**
 * A seller's form to list a product, or with `product` to change one. Renders a `<div>` with a `<form>`, or, after
 * sending, with the result.
 *
 * Errors are shown under their fields; the first invalid field is focused, and all of them are listed above the button.
 */
export function ProductForm<OwnCategory extends string = Category, OwnLocation extends string = ProductLocation>({
  done,
  onAgain,
  ...props
}: ProductFormProps<NoInfer<OwnCategory>, NoInfer<OwnLocation>>) {
  const [root, form] = takeRootProps<HTMLDivElement, FormProps<OwnCategory, OwnLocation>>(props);
  const text = useLabels<ProductFormLabels>('ProductForm', productFormLabels, form.labels);
  return (
    <div {...rootProps(root, styles.root)} data-done={Boolean(done) || undefined}>
      <FormDone done={done} title={text.done} again={text.again} onAgain={onAgain}>
        {/* The form offers the shop's categories and places, which are those of its type parameters. */}
        <Form {...(form as unknown as AnyFormProps)} />
      </FormDone>
    </div>
  );
}

function Form(props: AnyFormProps) {
  const {
    product,
    onDraft,
    defaultValues,
    email = '',
    pending = false,
    progress,
    uploads,
    onRetryPhoto,
    intro,
    priceHint,
    models,
    onModelsNeeded,
  } = props;
  const text = useLabels<ProductFormLabels>('ProductForm', productFormLabels, props.labels);
  const form = useProductForm(defaultValues ?? {}, { email, product });
  const { handleSubmit, getValues } = form;
  const once = useOnce(pending);
  const submit = handleSubmit((values) => {
    const { image, photos, ...entry } = entryOf({ ...values, ...(product?.booking && fixedFacts(product)) }, product);
    if (!isComplete(entry)) return undefined;
    const several = photos && { photos };
    if (props.product) {
      return once(() =>
        props.onSubmit({ ...entry, ...(!product?.booking && { ...(image && { image }), ...several }) }),
      );
    }
    return image && once(() => props.onSubmit({ ...entry, image, ...several }));
  });
  const reportDraft = () => onDraft?.(entryOf(getValues(), product));
  const hasModelQuestion = Boolean(models ?? onModelsNeeded);
  const model = useModel(form, models);
  const [areFactsOpen, setFactsOpen] = useState(() => Object.keys(statedFacts(getValues())).length > 0);
  useInitialModels(getValues('model') !== '', onModelsNeeded);
  const onModelChosen = () => {
    setFactsOpen(true);
    reportDraft();
  };
  const single = singleUpload(getValues('image'), progress);

  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={reportDraft}>
      {intro && <div className={styles.intro}>{intro}</div>}
      {product?.booking && <p className={styles.intro}>{text.booked}</p>}
      <div className={styles.columns}>
        <div className={styles.chosen}>
          {hasModelQuestion && (
            <ModelQuestion
              {...{ form, text, models, model }}
              onModelsNeeded={onModelsNeeded}
              disabled={product?.booking}
              onChosen={onModelChosen}
            />
          )}
          <ChosenFields
            form={form}
            text={text}
            uploads={uploads ?? single}
            onRetry={onRetryPhoto}
            disabled={product?.booking}
            onChange={reportDraft}
          />
        </div>
        <div className={styles.written}>
          <WrittenFields form={form} text={text} priceHint={priceHint} />
          <FactFields
            form={form}
            text={text}
            model={product?.booking ? undefined : model}
            hasModelQuestion={hasModelQuestion}
            open={areFactsOpen}
            onOpen={setFactsOpen}
          />
          <SubmitArea {...props} form={form} text={text} />
        </div>
      </div>
    </form>
  );
}

interface SubmitAreaProps extends Pick<AnyFormProps, 'product' | 'error' | 'pending' | 'onDiscard'> {
  form: ProductFormState;
  text: ProductFormLabels;
}

/** The errors, and the buttons. */
function SubmitArea({ form, text, product, error, pending = false, onDiscard }: SubmitAreaProps) {
  const { invalidNames, setFocus } = form;
  return (
    <div className={styles.submitArea}>
      <GradeWarning form={form} text={text} />
      <FormError
        error={invalidNames.length > 0 ? { message: product ? text.unsaved : text.incomplete } : error}
        fields={invalidNames.map((name) => ({ label: text[name], onSelect: () => setFocus(name) }))}
      />
      <div className={styles.actions}>
        <Button type="submit" pending={pending}>
          {product ? text.save : text.submit}
        </Button>
        {product && onDiscard && (
          <Button kind="quiet" disabled={pending} onClick={onDiscard}>
            {text.discard}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The upload of the only photo. */
const singleUpload = ([first]: readonly ProductPhoto[], progress: number | undefined) =>
  first !== undefined && progress !== undefined ? new Map([[first, { progress }]]) : undefined;

/** Requests the models if the product or the draft has a model initially. */
function useInitialModels(isEntered: boolean, onModelsNeeded: (() => void) | undefined) {
  const atFirst = useRef({ isEntered, onModelsNeeded });
  useEffect(() => {
    if (atFirst.current.isEntered) atFirst.current.onModelsNeeded?.();
  }, []);
}

'use client';

import {
  type Category,
  conditions,
  emailPattern,
  fieldOf,
  gradeHint,
  type GradeWords,
  type ProductField,
} from '@apple-only/contract';
import { Fragment, type ReactNode } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Choice } from '../Choice/Choice.tsx';
import { Field } from '../Field/Field.tsx';
import { fits } from '../Field/limit.ts';
import { notBlank } from '../Field/validation.ts';
import { Input, type InputProps } from '../Input/Input.tsx';
import { usePreparing } from '../PhotoInput/use-preparing.ts';
import { PhotosInput, type PhotosInputProps, type ProductPhoto } from '../PhotosInput/PhotosInput.tsx';
import { gradedAs, namedCategories, optionsOf } from '../../parts/ShopProvider/choices.ts';
import { useLocations, useNumbers, useShop } from '../../parts/ShopProvider/ShopProvider.tsx';
import { Select } from '../Select/Select.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import type { ProductFormLabels } from './labels.ts';
import * as styles from './ProductForm.css.ts';
import { choiceNames, limitOf, type ProductFormState, type TypedName, writtenNames } from './use-product-form.ts';

interface FieldsProps {
  form: ProductFormState;
  text: ProductFormLabels;
}

type Kind = NonNullable<ProductField['kind']>;

interface PhotosFieldProps extends FieldsProps, Pick<PhotosInputProps, 'uploads' | 'onRetry' | 'disabled'> {
  /** Called after every change of the photos. */
  onChange: () => void;
}

/** The photos, and the choices with few options. */
export function ChosenFields(props: PhotosFieldProps) {
  const { form, text } = props;
  return (
    <>
      <PhotosField {...props} />
      {choiceNames.map((name) => (
        <ChoiceField key={name} form={form} text={text} name={name} />
      ))}
    </>
  );
}

function PhotosField({ form, text, onChange, ...photos }: PhotosFieldProps) {
  const { control, errors } = form;
  const [isPreparing, setPreparing] = usePreparing(form, 'image');
  const validate = (list: readonly ProductPhoto[]) => {
    if (isPreparing && !photos.disabled) return text.photosPreparing;
    return list.length > 0 || text.imageRequired;
  };
  const {
    field: { ref, name, value, onBlur, onChange: onList },
  } = useController({ control, name: 'image', rules: { validate } });
  return (
    <Field label={text.image} error={errors.image?.message}>
      <PhotosInput
        {...photos}
        ref={ref}
        name={name}
        value={value}
        onBlur={onBlur}
        onChange={(list) => {
          onList(list);
          onChange();
        }}
        onPreparing={setPreparing}
        required={value.length === 0}
        labels={text.photosInput}
      />
    </Field>
  );
}

/** The other required fields, about the product and its seller. */
export function WrittenFields({ priceHint, ...fields }: FieldsProps & { priceHint: ReactNode }) {
  return lines.map((names) => {
    const controls = names.map((name) => <WrittenField key={name} {...fields} name={name} />);
    return (
      <Fragment key={names[0]}>
        {names.length > 1 ? <div className={styles.pair}>{controls}</div> : controls}
        {names.includes('selling_price') && priceHint}
      </Fragment>
    );
  });
}

/** The kinds of text that need a whole line. */
const longKinds: ReadonlySet<Kind | undefined> = new Set(['name', 'description', 'email']);
const isShort = (name: TypedName | undefined) => name !== undefined && !longKinds.has(fieldOf(name).kind);

/** The written fields, line by line: two short ones share a line. */
const lines: TypedName[][] = [];
for (const name of writtenNames) {
  const last = lines.at(-1);
  if (last?.length === 1 && isShort(last[0]) && isShort(name)) last.push(name);
  else lines.push([name]);
}

interface NamedProps extends FieldsProps {
  name: TypedName;
}

/** The options of a choice, and their names. The current value of the product or draft stays an option even if the shop no longer offers it. */
function useOptions({ form, text, name }: NamedProps) {
  const categories = namedCategories(useShop(), text.categories);
  const { products } = useLocations();
  if (name === 'condition') return { options: conditions, names: text.conditions };
  const { options, names } = optionsOf(name === 'category' ? categories : products);
  const before = form.formState.defaultValues?.[name];
  return { options: before && !options.includes(before) ? [...options, before] : options, names };
}

function ChoiceField(props: NamedProps) {
  const {
    form: { register, errors, control },
    text,
    name,
  } = props;
  const category = useWatch({ control, name: 'category' });
  const shop = useShop();
  return (
    <Field label={text[name]} error={errors[name]?.message} group>
      <Choice
        {...register(name, { required: requiredMessage(name, text) })}
        {...useOptions(props)}
        hints={name === 'condition' ? gradeHints(category ? gradedAs(category, shop) : null, text.grades) : undefined}
      />
    </Field>
  );
}

function WrittenField(props: NamedProps) {
  const { form, text, name } = props;
  return (
    <Field label={text[name]} error={form.errors[name]?.message} limit={limitOf(name)} labels={text.field}>
      <Control {...props} />
    </Field>
  );
}

/** The attributes of the inputs of each kind. */
const inputs: Readonly<Partial<Record<Kind, InputProps>>> = {
  name: { autoCapitalize: 'words' },
  price: { inputMode: 'decimal' },
  year: { inputMode: 'numeric' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
};

function Control(props: NamedProps) {
  const {
    form: { register },
    text,
    name,
  } = props;
  const { kind = 'name', choices } = fieldOf(name);
  const options = useOptions(props);
  if (choices) return <Select {...register(name)} {...options} />;
  const given = (value: unknown) => notBlank(requiredMessage(name, text))(typeof value === 'string' ? value : '');
  const validate = { given, fits: fits(limitOf(name)) };
  if (kind === 'description') return <Textarea {...register(name, { validate })} required />;
  const pattern = { value: emailPattern, message: text.emailMalformed };
  const control = (
    <Input
      autoComplete="off"
      {...inputs[kind]}
      {...register(name, kind === 'email' ? { validate, pattern } : { validate })}
      required
    />
  );
  return kind === 'price' ? <Money>{control}</Money> : control;
}

/** An amount, after its currency sign. */
function Money({ children }: { children: ReactNode }) {
  return (
    <span className={styles.money}>
      <span aria-hidden="true" className={styles.sign}>
        {useNumbers().currency}
      </span>
      {children}
    </span>
  );
}

/** The meaning of each condition for the chosen category. */
const gradeHints = (category: Category | null, words: GradeWords) =>
  Object.fromEntries(conditions.map((condition) => [condition, gradeHint(condition, category, words)]));

/** The error if a field is empty. */
function requiredMessage(name: TypedName, text: ProductFormLabels): string {
  if (name === 'condition') return text.conditionRequired;
  if (name === 'category') return text.categoryRequired;
  const own: Partial<Record<Kind, string>> = {
    name: text.nameRequired,
    price: text.priceRequired,
    year: text.yearRequired,
    duration: text.yearRequired,
    description: text.descriptionRequired,
    phone: text.numberRequired,
    email: text.emailRequired,
  };
  return own[fieldOf(name).kind ?? 'url'] ?? text.required(text[name]);
}

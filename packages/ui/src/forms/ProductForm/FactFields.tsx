'use client';

import {
  belowGrade,
  factNames,
  type FactName,
  fieldOf,
  gradeLimits,
  limitText,
  markLevels,
  type ProductField,
} from '@apple-only/contract';
import { type ComponentProps, useId, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { choiceWords, factText } from '../../products/FactsTable/fact-text.ts';
import type { ShopModel } from '../ModelField/shop-model.ts';
import { gradedAs } from '../../parts/ShopProvider/choices.ts';
import { Field, useControl } from '../Field/Field.tsx';
import { fits } from '../Field/limit.ts';
import { Input, type InputProps } from '../Input/Input.tsx';
import { Select } from '../Select/Select.tsx';
import type { ProductFormLabels } from './labels.ts';
import { Warning } from './Warning.tsx';
import * as styles from './ProductForm.css.ts';
import { knownValues } from './model-facts.ts';
import { statedFacts, limitOf, type ProductFormState, parseWholeNumber } from './use-product-form.ts';
import { dateText } from '../../parts/ShopProvider/shop.ts';
import { useRefs } from '../../parts/Root/use-refs.ts';
import { useNumbers, useShop } from '../../parts/ShopProvider/ShopProvider.tsx';

interface FactsProps {
  form: ProductFormState;
  text: ProductFormLabels;
}

interface FactFieldsProps extends FactsProps {
  /** The entered model, if it is in the list: its choices come first. */
  model: ShopModel | undefined;
  /** Whether the model is asked for elsewhere. */
  hasModelQuestion: boolean;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** The optional facts, collapsed. They open if one is stated or invalid. */
export function FactFields({ form, text, model, hasModelQuestion, open, onOpen }: FactFieldsProps) {
  const isWrong = factNames.some((name) => form.errors[name]);
  return (
    <details
      className={styles.facts}
      open={open || isWrong}
      onToggle={({ currentTarget }) => {
        // Keep it open while a fact is invalid: collapsed fields cannot take the focus.
        if (isWrong && !currentTarget.open) currentTarget.open = true;
        else onOpen(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        {text.moreFacts}
        <span className={styles.summaryHint}>{text.moreFactsHint}</span>
      </summary>
      <div className={styles.factFields}>
        {factNames
          .filter((name) => name !== 'model' || !hasModelQuestion)
          .map((name) => (
            <FactField key={name} form={form} text={text} name={name} model={model} />
          ))}
      </div>
    </details>
  );
}

interface FactProps extends FactsProps {
  name: FactName;
  model: ShopModel | undefined;
}

function FactField(props: FactProps) {
  const { form, text, name } = props;
  const { kind, unit, choices } = fieldOf(name);
  const isLong = kind === 'note' || kind === 'statement' || choices === markLevels;
  return (
    <div data-long={isLong || undefined}>
      <Field
        label={unit ? `${text[name]} (${unit})` : text[name]}
        error={form.errors[name]?.message}
        limit={limitOf(name)}
        labels={text.field}
      >
        <Control {...props} />
      </Field>
    </div>
  );
}

function Control(props: FactProps) {
  const {
    form: { register },
    text,
    name,
    model,
  } = props;
  const field: ProductField = fieldOf(name);
  const { kind = 'note', choices, range, days } = field;
  if (choices) return <Choices {...props} choices={choices} />;
  if (name === 'colour') return <Colour {...register(name, { validate: fits(limitOf(name)) })} model={model} />;
  if (kind === 'statement') return <Statement {...register(name)} label={text.icloudOffStatement} />;
  if (days) return <Day {...props} days={days} />;
  if (kind !== 'whole') return <Input {...register(name, { validate: fits(limitOf(name)) })} autoComplete="off" />;
  const validate = (value: unknown) =>
    typeof value !== 'string' ||
    value.trim() === '' ||
    parseWholeNumber(value, range) !== undefined ||
    text.wholeOutOfRange(...(range ?? [0, 0]));
  return <Input {...register(name, { validate })} inputMode="numeric" autoComplete="off" />;
}

/** The choices of a fact: those of the model first, the others in a group of their own. */
function Choices({ form, text, name, model, choices }: FactProps & { choices: readonly string[] }) {
  const own = model && knownValues(model, name);
  return (
    <Select
      // An option that moves to the other group would lose its selection. The form sets the value of a new select.
      key={own?.join()}
      {...form.register(name)}
      options={['', ...(own ?? choices)]}
      further={own && { name: text.otherSizes, options: choices.filter((choice) => !own.includes(choice)) }}
      names={{ ...choiceWords(name, text.factWords), '': text.factWords.notStated }}
    />
  );
}

/** A day of the calendar. */
function Day({ form, text, name, days: [first, last] }: FactProps & { days: readonly [string, string] }) {
  const { locale } = useNumbers();
  const message = text.dayOutOfRange(dateText(first, locale), dateText(last, locale));
  const input = useRef<HTMLInputElement>(null);
  // oxlint-disable-next-line react/refs -- It is read when the form is sent.
  const { ref, ...control } = form.register(name, {
    min: { value: first, message },
    max: { value: last, message },
    // A half-typed or impossible date has no value.
    validate: () => !input.current?.validity.badInput || message,
    // Clearing such a date fires no `change`.
    onBlur: () => {
      if (form.getFieldState(name).invalid) void form.trigger(name);
    },
  });
  return <Input {...control} ref={useRefs(input, ref)} type="date" min={first} max={last} />;
}

/** The colour, in any words. Those of the model are offered. */
function Colour({ model, ...input }: Pick<FactProps, 'model'> & InputProps) {
  const id = useId();
  return (
    <>
      <Input {...input} list={model?.colours && id} autoComplete="off" />
      {model?.colours && (
        <datalist id={id}>
          {model.colours.map((colour) => (
            <option key={colour}>{colour}</option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** A statement that the seller can make. */
function Statement({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  const control = useControl(input);
  return (
    <label className={styles.statement}>
      <input {...input} {...control} type="checkbox" className={styles.tick} />
      {label}
    </label>
  );
}

/** Warns if the stated facts are below the chosen grade. Not an error. */
export function GradeWarning({ form, text }: FactsProps) {
  const values = useWatch({ control: form.control });
  const { locale } = useNumbers();
  const shop = useShop();
  const { condition } = values;
  const category = values.category && gradedAs(values.category, shop);
  if (!category || !condition) return <Warning title={undefined} reasons={[]} />;
  const facts = statedFacts(values);
  const below = belowGrade({ ...facts, category, condition });
  const limits = gradeLimits[category][condition];
  const reasonOf = (criterion: (typeof below)[number]) =>
    text.belowCriterion(
      text.grades.criteria[criterion],
      limitText(criterion, limits, text.grades),
      factText(criterion, facts[criterion], text.factWords, locale),
    );
  return (
    <Warning
      title={text.belowGrade(text.conditions[condition])}
      reasons={below.map((criterion) => [criterion, reasonOf(criterion)])}
    />
  );
}

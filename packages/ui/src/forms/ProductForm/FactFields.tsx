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
import { type ComponentProps, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { choiceWords, factText } from '../../products/FactsTable/fact-text.ts';
import { Field, useField } from '../Field/Field.tsx';
import { fits } from '../Field/limit.ts';
import { Input } from '../Input/Input.tsx';
import { Select } from '../Select/Select.tsx';
import type { ProductFormLabels } from './labels.ts';
import * as styles from './ProductForm.css.ts';
import { factsIn, limitOf, type ProductFormState, wholeIn } from './use-product-form.ts';
import { useNumbers } from '../../parts/ShopProvider/ShopProvider.tsx';

interface FactsProps {
  form: ProductFormState;
  text: ProductFormLabels;
}

/** The optional facts, folded away. They open if one is stated, or wrong. */
export function FactFields({ form, text }: FactsProps) {
  const [isStated] = useState(() => Object.keys(factsIn(form.getValues())).length > 0);
  const [isOpen, setIsOpen] = useState(isStated);
  const isWrong = factNames.some((name) => form.errors[name]);
  return (
    <details
      className={styles.facts}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        {text.moreFacts}
        <span className={styles.summaryHint}>{text.moreFactsHint}</span>
      </summary>
      <div className={styles.factFields}>
        {factNames.map((name) => (
          <FactField key={name} form={form} text={text} name={name} />
        ))}
      </div>
    </details>
  );
}

interface FactProps extends FactsProps {
  name: FactName;
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

function Control({ form: { register }, text, name }: FactProps) {
  const field: ProductField = fieldOf(name);
  const { kind = 'note', choices, range } = field;
  if (choices) {
    const names = { ...choiceWords(name, text.factWords), '': text.factWords.notStated };
    return <Select {...register(name)} options={['', ...choices]} names={names} />;
  }
  if (kind === 'statement') return <Statement {...register(name)} label={text.icloudOffStatement} />;
  if (kind === 'date') return <Input {...register(name)} type="date" min="2000-01-01" max="2099-12-31" />;
  if (kind !== 'whole') return <Input {...register(name, { validate: fits(limitOf(name)) })} autoComplete="off" />;
  const validate = (value: unknown) =>
    typeof value !== 'string' ||
    value.trim() === '' ||
    wholeIn(value, range) !== undefined ||
    text.wholeOutOfRange(...(range ?? [0, 0]));
  return <Input {...register(name, { validate })} inputMode="numeric" autoComplete="off" />;
}

/** A statement that the seller can make. */
function Statement({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  const { id, describedBy } = useField();
  return (
    <label className={styles.statement}>
      <input {...input} id={id} aria-describedby={describedBy} type="checkbox" className={styles.tick} />
      {label}
    </label>
  );
}

/** What is said if the stated facts are below the chosen grade: a warning, no error. */
export function GradeWarning({ form, text }: FactsProps) {
  const values = useWatch({ control: form.control });
  const { locale } = useNumbers();
  const { category, condition } = values;
  const facts = factsIn(values);
  const below = category && condition ? belowGrade({ ...facts, category, condition }) : [];
  return (
    <output className={styles.warning} data-empty={below.length === 0 || undefined}>
      {category && condition && below.length > 0 && (
        <>
          <strong>{text.belowGrade(text.conditions[condition])}</strong>
          <ul className={styles.warnings}>
            {below.map((criterion) => (
              <li key={criterion}>
                {text.belowCriterion(
                  text.grades.criteria[criterion],
                  limitText(criterion, gradeLimits[category][condition], text.grades),
                  factText(criterion, facts[criterion], text.factWords, locale),
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </output>
  );
}

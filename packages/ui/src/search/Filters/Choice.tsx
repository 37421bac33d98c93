import type { Count } from '@apple-only/contract';
import { visuallyHidden } from '../../theme/global.css.ts';
import type { FiltersLabels } from './labels.ts';
import * as styles from './Filters.css.ts';

interface ChoiceProps {
  name: string;
  checked: boolean;
  /** The number of products with it and all other filters, once it is known. */
  counted: Count | undefined;
  onChange: (checked: boolean) => void;
  /** @default false */
  disabled?: boolean | undefined;
  text: FiltersLabels;
}

/** A checkbox, named by a choice of a filter and the number of its products. */
export function Choice({ name, checked, counted, onChange, disabled, text }: ChoiceProps) {
  return (
    <label className={styles.choice} data-none={(counted?.count === 0 && !checked) || undefined}>
      <input
        type="checkbox"
        className={styles.box}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.name}>{name}</span>
      {counted && (
        <span className={styles.count}>
          <span aria-hidden="true">{text.count(counted)}</span>
          <span className={visuallyHidden}> {text.products(counted)}</span>
        </span>
      )}
    </label>
  );
}

/** The number of products of a choice. */
export const countIn = (facet: readonly ({ value: unknown } & Count)[] | undefined, value: unknown) =>
  facet?.find((one) => one.value === value);

import { type Count, photoTypes } from '@apple-only/contract';

/** The photo formats that the shop accepts. Their names are the same in every language. */
export const photoFormats = photoTypes.map((type) => type.replace('image/', '').toUpperCase());

/** How a language writes numbers, and words that depend on a number. `Form` names its plural forms: a missing one is a type error. */
export function createFormatters<Form extends Intl.LDMLPluralRule>(locale: string) {
  // Created on first use, because the first use of Intl takes a slow phone a tenth of a second.
  let numbers: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  const number = (value: number) => (numbers ??= new Intl.NumberFormat(locale)).format(value);
  const inForm = (forms: Readonly<Record<Form, string>>, count: number, written: string) => {
    rules ??= new Intl.PluralRules(locale);
    return forms[rules.select(count) as Form].replaceAll('#', written);
  };
  /** The words for a number, which `#` stands for. */
  const plural = (forms: Readonly<Record<Form, string>>) => (count: number) => inForm(forms, count, number(count));
  /** A number that was counted up to a limit. */
  const total = ({ count, more }: Count) => `${number(count)}${more ? '+' : ''}`;
  /** The words for such a number. */
  const pluralOfTotal = (forms: Readonly<Record<Form, string>>) => (counted: Count) =>
    inForm(forms, counted.count, total(counted));
  return { number, plural, total, pluralOfTotal };
}

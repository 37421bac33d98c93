import { photoTypes } from '@apple-only/contract';

/** The kinds of photos that the shop takes, as their files are called in every language. */
export const photoKinds = photoTypes.map((type) => type.replace('image/', '').toUpperCase());

/** How a language writes numbers, and words that depend on one. `Form` names its plural forms: a missing one is a type error. */
export function writing<Form extends Intl.LDMLPluralRule>(locale: string) {
  // At the first use: on a slow phone, that of Intl takes a tenth of a second.
  let numbers: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  const number = (value: number) => (numbers ??= new Intl.NumberFormat(locale)).format(value);
  /** The words for a number, which `#` stands for. */
  const plural =
    (forms: Readonly<Record<Form, string>>) =>
    (count: number, written: string = number(count)): string => {
      rules ??= new Intl.PluralRules(locale);
      return forms[rules.select(count) as Form].replaceAll('#', written);
    };
  return { number, plural };
}

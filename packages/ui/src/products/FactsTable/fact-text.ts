import { type FactName, fieldOf, gradeWords, type ProductFacts, productLabels } from '@apple-only/contract';
import { dateText, numberText } from '../../parts/ShopProvider/shop.ts';

export const factWords = {
  facts: productLabels as Readonly<Record<FactName, string>>,
  notStated: 'Not stated',
  marks: gradeWords.marks,
  icloudOff: 'Off, as the seller states',
};
export type FactWords = typeof factWords;

/** The words for a fact's choices, if they differ from the values. */
export const choiceWords = (name: FactName, words: FactWords): Readonly<Record<string, string>> =>
  name === 'screen_marks' || name === 'body_marks' ? words.marks : {};

/** A fact's value, as users read it. */
export function factText(name: FactName, value: ProductFacts[FactName], words: FactWords, locale: string): string {
  if (value === undefined || value === null) return words.notStated;
  if (typeof value === 'boolean') return value ? words.icloudOff : words.notStated;
  const { kind, unit } = fieldOf(name);
  if (typeof value === 'number')
    return [numberText(value, locale), unit].filter((part) => part !== undefined).join(' ');
  if (kind === 'date') return dateText(value, locale);
  return choiceWords(name, words)[value] ?? value;
}

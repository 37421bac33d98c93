import { phonePattern } from '@apple-only/contract';
import { withWesternDigits } from '../../forms/Field/digits.ts';

/** Digits, and the characters that people write between them. Parentheses contain only digits, unlike `(6 pm)`. */
const numbers = /\+?(?:[\d\s./\p{Pd}\p{Cf}]|\(\+?[\d\s]+\))+/gu;
/** The zero that is dialled only without the country code, as in `+880 (0) 1711`. */
const zero = /^(\+[^(]*)\(0\)/;
/** The most digits of a number (E.164), without the `+` or `00` before its country code. A longer one is two numbers. */
const maxDigits = 15;

/** The first telephone number in a text, in the format of `tel:`. Undefined if there is none, or if it is unclear where it ends. */
export function numberToDial(text: string): string | undefined {
  const first = (withWesternDigits(text).match(numbers) ?? [])
    .map((found) => found.replace(zero, '$1').replaceAll(/[^+\d]/g, ''))
    .find((number) => phonePattern.test(number));
  return first && first.replace(/^(\+|00)/, '').length <= maxDigits ? first : undefined;
}

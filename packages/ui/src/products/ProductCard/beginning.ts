import { shownDescriptionLength } from '@apple-only/contract';

/**
 * The beginning of a text, and whether there is more of it. Counted in characters as users see them,
 * not in JavaScript's code units.
 */
export function beginningOf(
  text: string,
  limit: number = shownDescriptionLength,
): { beginning: string; more: boolean } {
  if (text.length <= limit) return { beginning: text, more: false };
  const characters = Array.from(text);
  return { beginning: characters.slice(0, limit).join(''), more: characters.length > limit };
}

import type { FactName } from '@apple-only/contract';
import type { ShopModel } from '../ModelField/shop-model.ts';
import { defaultCategories, type OwnChoices } from '../../parts/ShopProvider/choices.ts';
import type { Values } from './use-product-form.ts';

/** The form's fields that a model determines or limits. */
const modelFields = ['category', 'storage', 'memory', 'colour'] as const;
type ModelFieldName = (typeof modelFields)[number];

/** The known values of a model for a field; undefined if there are none. */
export function knownValues(model: ShopModel, name: ModelFieldName | FactName): readonly string[] | undefined {
  if (name === 'category') return [model.category];
  if (name === 'storage') return model.storages;
  if (name === 'memory') return model.memories;
  return name === 'colour' ? model.colours : undefined;
}

/** Whether the shop has the category of a model. */
export const isOffered = ({ category }: ShopModel, categories: OwnChoices['categories']) =>
  categories?.has(category) ?? defaultCategories.some(({ value }) => value === category);

/** The model of this name, ignoring case and surrounding white space. */
export const modelNamed = (models: readonly ShopModel[] | undefined, name: string) =>
  models?.find((model) => model.name.toLowerCase() === name.trim().toLowerCase());

/** Whether two texts name the same colour, one perhaps in fewer words: “black” and “Space Black”. */
const isSameColour = (one: string, other: string) => one.includes(other) || other.includes(one);

/** The entries that differ from a model's known values, with those values. A category that the shop does not have counts as unknown. */
export function misfitsOf(model: ShopModel, values: Partial<Values>, categories: OwnChoices['categories']) {
  return modelFields.flatMap((name) => {
    const entered = values[name]?.trim() ?? '';
    const known = knownValues(model, name);
    if (entered === '' || !known || (name === 'category' && !isOffered(model, categories))) return [];
    const isFit = (value: string) =>
      name === 'colour' ? isSameColour(value.toLowerCase(), entered.toLowerCase()) : value === entered;
    return known.some(isFit) ? [] : [{ name, entered, known }];
  });
}

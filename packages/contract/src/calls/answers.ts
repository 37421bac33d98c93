import type * as v from 'valibot';

// The schemas of answers. They have Valibot's types, and work with its functions and everything else that takes a Standard Schema. But
// their reports of problems are short, so that a browser that checks answers loads these lines instead of Valibot.

export type { GenericSchema, InferOutput, OptionalSchema } from 'valibot';

type Key = string | number;
/** Reads a part of a value, and reports its problems. */
type ReadPart = (part: v.GenericSchema, key: Key) => unknown;
type Read = (value: unknown, readPart: ReadPart) => unknown;

/** @param read returns what it has read, or undefined if the value is wrong as a whole */
function schema(type: string, read: Read, properties?: object): unknown {
  function run({ value }: { value: unknown }) {
    const issues: object[] = [];
    const output = read(value, (part, key) => {
      const found = part['~run']({ value: (value as Record<Key, unknown>)[key] }, {});
      for (const issue of found.issues ?? []) issues.push({ ...issue, path: [{ key }, ...(issue.path ?? [])] });
      return found.value;
    });
    if (output === undefined) issues.push({ message: `must be ${type}` });
    return issues[0] ? { value, issues } : { typed: true, value: output };
  }
  return {
    kind: 'schema',
    type,
    '~run': run,
    '~standard': { version: 1, vendor: 'valibot', validate: (value: unknown) => run({ value }) },
    ...properties,
  };
}

const typed = (type: string, isRight = (_value: unknown): unknown => true) =>
  schema(type, (value) => (typeof value === type && isRight(value) ? value : undefined));

export const string = /* @__PURE__ */ typed('string') as v.StringSchema<undefined>;
export const number = /* @__PURE__ */ typed('number') as v.NumberSchema<undefined>;
export const boolean = /* @__PURE__ */ typed('boolean') as v.BooleanSchema<undefined>;

/** An opaque identifier. */
export const id = /* @__PURE__ */ typed('string', (text) => text) as v.StringSchema<undefined>;
/** A time in ISO 8601. */
export const time = /* @__PURE__ */ typed(
  'string',
  (text) => /^\d{4}(-\d\d){2}T/.test(text as string) && !Number.isNaN(Date.parse(text as string)),
) as v.StringSchema<undefined>;

/** One of a few texts. */
/* @__NO_SIDE_EFFECTS__ */
export function picklist<const Options extends readonly string[]>(options: Options) {
  const read: Read = (value) => options.find((option) => option === value);
  return schema('picklist', read, { options }) as v.PicklistSchema<Options, undefined>;
}

/** A list. */
/* @__NO_SIDE_EFFECTS__ */
export function array<Item extends v.GenericSchema>(item: Item) {
  const read: Read = (value, readPart) =>
    Array.isArray(value) ? value.map((_, index) => readPart(item, index)) : undefined;
  return schema('array', read, { item }) as v.ArraySchema<Item, undefined>;
}

type EntriesOf<Output> = {
  readonly [Name in keyof Output]-?: undefined extends Output[Name]
    ? v.OptionalSchema<v.GenericSchema<Exclude<Output[Name], undefined>>, undefined>
    : v.GenericSchema<Output[Name]>;
};

/** The schema of an object whose type has a name: editors show the name instead of the fields. */
export interface ObjectSchemaOf<Output extends object> extends v.GenericSchema<Output> {
  readonly type: 'object';
  readonly entries: EntriesOf<Output>;
}

/** An object, without the fields that are not listed here. With a named type, `object<Name>`, all of its fields must be listed. */
/* @__NO_SIDE_EFFECTS__ */
export function object<Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined>;
/* @__NO_SIDE_EFFECTS__ */
export function object<Output extends object>(entries: EntriesOf<Output>): ObjectSchemaOf<Output>;
/* @__NO_SIDE_EFFECTS__ */
export function object(entries: v.ObjectEntries): unknown {
  const read: Read = (value, readPart) => {
    if (typeof value !== 'object' || !value) return undefined;
    const output: Record<string, unknown> = {};
    for (const name in entries) {
      const part = readPart(entries[name] as unknown as v.GenericSchema, name);
      if (part !== undefined) output[name] = part;
    }
    return output;
  };
  return schema('object', read, { entries });
}

/** A value that may be absent. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<Wrapped extends v.GenericSchema>(wrapped: Wrapped) {
  const run: Wrapped['~run'] = (dataset, config) =>
    dataset.value === undefined ? { typed: true, value: undefined } : wrapped['~run'](dataset, config);
  return { ...wrapped, type: 'optional', wrapped, '~run': run } as unknown as v.OptionalSchema<Wrapped, undefined>;
}

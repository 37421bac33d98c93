import type * as v from 'valibot';

// The schemas of answers. They are Valibot's by type and by use: its functions take them, and so does whatever takes a Standard
// Schema. But they report a problem in few words, so that a browser that checks answers loads these lines instead of Valibot.

export type { GenericSchema, InferOutput } from 'valibot';

type Key = string | number;
/** Reads a part of a value, and reports its problems. */
type ReadPart = (part: v.GenericSchema, key: Key) => unknown;
type Read = (value: unknown, readPart: ReadPart) => unknown;

/** @param read returns what it has read, or undefined if the value is wrong as a whole */
function schema(type: string, read: Read, facts?: object): unknown {
  function run({ value }: { value: unknown }) {
    const issues: object[] = [];
    const output = read(value, (part, key) => {
      const at = (value as Record<Key, unknown>)[key];
      const found = part['~run']({ value: at }, {});
      const here = { type, origin: 'value', input: value, key, value: at };
      for (const issue of found.issues ?? []) issues.push({ ...issue, path: [here, ...(issue.path ?? [])] });
      return found.value;
    });
    if (output === undefined)
      issues.push({ type, input: value, expected: type, received: typeof value, message: `must be ${type}` });
    return issues[0] ? { value, issues } : { typed: true, value: output };
  }
  return {
    kind: 'schema',
    type,
    expects: type,
    '~run': run,
    '~standard': { version: 1, vendor: 'valibot', validate: (value: unknown) => run({ value }) },
    ...facts,
  };
}

const typed = (type: string) => schema(type, (value) => (typeof value === type ? value : undefined));
const textThat = (isRight: (text: string) => unknown) =>
  schema('string', (value) => (typeof value === 'string' && isRight(value) ? value : undefined)) as v.StringSchema<undefined>;

export const string = /* @__PURE__ */ typed('string') as v.StringSchema<undefined>;
export const number = /* @__PURE__ */ typed('number') as v.NumberSchema<undefined>;
export const boolean = /* @__PURE__ */ typed('boolean') as v.BooleanSchema<undefined>;

/** An opaque identifier. */
export const id = /* @__PURE__ */ textThat((text) => text);
/** A moment in ISO 8601. */
export const time = /* @__PURE__ */ textThat((text) => /^\d{4}(-\d\d){2}T/.test(text) && Date.parse(text));

/* @__NO_SIDE_EFFECTS__ */
export const picklist = <const Options extends readonly string[]>(options: Options) =>
  schema('picklist', (value) => options.find((option) => option === value), { options }) as v.PicklistSchema<
    Options,
    undefined
  >;

/* @__NO_SIDE_EFFECTS__ */
export const array = <Item extends v.GenericSchema>(item: Item) =>
  schema('array', (value, readPart) => Array.isArray(value) ? value.map((_, index) => readPart(item, index)) : undefined, {
    item,
  }) as v.ArraySchema<Item, undefined>;

/** Without what it does not know. */
/* @__NO_SIDE_EFFECTS__ */
export const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  schema(
    'object',
    (value, readPart) => {
      if (typeof value !== 'object' || !value) return undefined;
      const output: Record<string, unknown> = {};
      for (const name in entries) {
        const part = readPart(entries[name] as v.GenericSchema, name);
        if (part !== undefined) output[name] = part;
      }
      return output;
    },
    { entries },
  ) as v.ObjectSchema<Entries, undefined>;

/** A field that may be absent. */
/* @__NO_SIDE_EFFECTS__ */
export const optional = <Wrapped extends v.GenericSchema>(wrapped: Wrapped) => ({
  ...wrapped,
  type: 'optional',
  wrapped,
  '~run': (dataset: { value: unknown }) => dataset.value === undefined ? dataset : wrapped['~run'](dataset, {}),
}) as unknown as v.OptionalSchema<Wrapped, undefined>;

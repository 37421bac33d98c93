import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Access } from '../users/roles.ts';

/** The names in braces in a path: `'id' | 'size'` of `/photos/{id}/{size}`. */
type ParamsIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never;

/** One row of the table of calls. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With the names of its parameters in braces. */
  readonly path: `/${string}`;
  /** The callers that may make it. */
  readonly access: Access;
  /** A schema for each name in the path. One with a closed set of values stands for that many literal paths. */
  readonly params?: Readonly<Record<string, GenericSchema<string, string>>>;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /**
   * Whether a POST may be sent again if its response was lost. `yes`: a repeat changes nothing. `with-key`: only with the
   * same `Idempotency-Key` header, to which the server repeats the first response. Other methods may always be repeated.
   */
  readonly repeat?: 'yes' | 'with-key';
  /** Whether a GET's answer may be cached and revalidated, like every list's. */
  readonly revalidated?: true;
  /** The field of a multipart body that carries a file; such a call has no other body. */
  readonly file?: string;
  readonly answer: GenericSchema;
}

type ParamsOf<Path extends string> = [ParamsIn<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<ParamsIn<Path>, GenericSchema<string, string>>> };

/** Checks a row's types: every name in its path has a schema, and no other name has one. */
export const call = <const Row extends Call>(row: Row & ParamsOf<Row['path']>): Row => row;

type ParamsInput<Row> = Row extends { params: infer P extends Record<string, GenericSchema> }
  ? { [Name in keyof P]: InferInput<P[Name]> }
  : unknown;
type ParamsOutput<Row> = Row extends { params: infer P extends Record<string, GenericSchema> }
  ? { [Name in keyof P]: InferOutput<P[Name]> }
  : unknown;
type Merge<T> = { [Key in keyof T]: T[Key] };

/** The client's input: parameters and query side by side, and the body. A file is left to the client. */
export type CallInput<Row extends Call> = Merge<
  ParamsInput<Row> &
    (Row extends { query: infer Q extends GenericSchema } ? InferInput<Q> : unknown) &
    (Row extends { body: infer B extends GenericSchema }
      ? undefined extends InferInput<B>
        ? { body?: InferInput<B> }
        : { body: InferInput<B> }
      : unknown)
>;

/** The validated request that the server's handler gets. */
export type CallRequest<Row extends Call> = {
  params: ParamsOutput<Row>;
  query: Row extends { query: infer Q extends GenericSchema } ? InferOutput<Q> : unknown;
  body: Row extends { body: infer B extends GenericSchema } ? InferOutput<B> : unknown;
};

/** The answer of the call. */
export type CallAnswer<Row extends Call> = InferOutput<Row['answer']>;

/** Whether the call answers a list, alone or as the `items` of an object. */
const isList = ({ answer }: Pick<Call, 'answer'>): boolean =>
  answer.type === 'array' || ('entries' in answer && 'items' in (answer.entries as object));

/** Whether the call's answer has an ETag, so that a cache can revalidate it. */
export const isRevalidated = (row: Pick<Call, 'answer' | 'revalidated'>): boolean =>
  row.revalidated === true || isList(row);

/** The values of a path parameter, if they are few: such a parameter is spelled out in literal paths. */
export const choicesOf = (schema: object): readonly string[] | undefined =>
  'options' in schema ? (schema.options as readonly string[]) : undefined;

/**
 * The paths of a row, each with the parameters it fixes.
 * `/{category}` is `/macBook`, `/iphone` and `/accessories`, never a pattern that would swallow other pages.
 */
export function literalPaths(row: Call): { path: string; fixed: Record<string, string> }[] {
  let paths: { path: string; fixed: Record<string, string> }[] = [{ path: row.path, fixed: {} }];
  for (const [name, schema] of Object.entries(row.params ?? {})) {
    const choices = choicesOf(schema);
    if (!choices) continue;
    paths = paths.flatMap(({ path, fixed }) =>
      choices.map((choice) => ({ path: path.replace(`{${name}}`, choice), fixed: { ...fixed, [name]: choice } })),
    );
  }
  return paths;
}

import fc from 'fast-check';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;
type Definitions = Record<string, JsonSchema>;
/** Values by the name of their field, for fields whose good values the contract does not show. */
export type KnownValues = Readonly<Record<string, unknown>>;

/** Small enough that most generated ids are those of exercises. */
const LARGEST_NUMBER_ABOVE_MINIMUM = 60;
const LONGEST_LIST = 5;
const LONGEST_TEXT = 30;
const DRAWS_FOR_A_VALUE = 200;

/**
 * Draws values that a schema of the contract accepts, the same ones in every run with this seed.
 * Fails when too few of many draws are accepted: then `known` needs a value for the field, or the
 * schema an example in its `meta`.
 */
export function drawValid(
  schema: z.ZodType,
  known: KnownValues,
  { count = 1, seed = 1 }: { count?: number; seed?: number } = {},
): unknown[] {
  const drawn = fc.sample(valuesLike(schema, known), {
    seed,
    numRuns: count + DRAWS_FOR_A_VALUE,
  });
  const taken = drawn.filter((value) => schema.safeParse(value).success).slice(0, count);
  if (taken.length < count) {
    throw new Error(`No value was found that is taken by ${JSON.stringify(jsonSchemaOf(schema))}`);
  }
  return taken;
}

/** Values of the shape that a schema accepts; its refinements may still refuse them. */
export function valuesLike(schema: z.ZodType, known: KnownValues): fc.Arbitrary<unknown> {
  const described = jsonSchemaOf(schema);
  return valuesOf(described, { ...described.$defs }, known);
}

/** The JSON schema of the output, which contains more rules than that of the input. */
const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });

function valuesOf(
  schema: JsonSchema,
  definitions: Definitions,
  known: KnownValues,
): fc.Arbitrary<unknown> {
  const inner = (part: JsonSchema | boolean | undefined) =>
    part === undefined || typeof part === 'boolean'
      ? fc.jsonValue()
      : valuesOf(part, definitions, known);
  if (schema.$ref !== undefined) return inner(definitions[schema.$ref.split('/').at(-1) ?? '']);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(inner));
  const examples = [schema['example'], ...(schema.examples ?? [])].filter(
    (one) => one !== undefined,
  );
  if (examples.length > 0) return fc.constantFrom(...examples);
  if (schema.type === 'object') return objectsOf(schema, inner, known);
  if (schema.type === 'array') {
    const { minItems: minLength = 0, maxItems = LONGEST_LIST } = schema;
    const item = Array.isArray(schema.items) ? schema.items[0] : schema.items;
    return fc.uniqueArray(inner(item), {
      minLength,
      maxLength: Math.min(maxItems, LONGEST_LIST),
      selector: (value) => JSON.stringify(value),
    });
  }
  return plainValuesOf(schema);
}

function objectsOf(
  { properties = {}, required = [] }: JsonSchema,
  inner: (part: JsonSchema | boolean) => fc.Arbitrary<unknown>,
  known: KnownValues,
): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      name in known ? fc.constant(known[name]) : inner(property),
    ]),
  );
  // A field with a known value is never left out: the caller wants it.
  const requiredKeys: string[] = Object.keys(properties).filter(
    (name) => required.includes(name) || name in known,
  );
  return fc.record(fields, { requiredKeys, noNullPrototype: true });
}

function plainValuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.type === 'string') return textsOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type !== 'integer' && schema.type !== 'number') return fc.jsonValue();
  const { minimum: min = 0, maximum = Number.MAX_SAFE_INTEGER } = schema;
  return fc.integer({ min, max: Math.min(maximum, min + LARGEST_NUMBER_ABOVE_MINIMUM) });
}

const BY_FORMAT: Readonly<Record<string, fc.Arbitrary<string>>> = {
  // Simple addresses: the contract accepts fewer than the standard allows.
  email: fc.stringMatching(/^[a-z]{3,12}@[a-z]{3,9}\.(com|org)$/),
  uuid: fc.uuid(),
  date: fc
    .date({ min: new Date('2025-06-01'), max: new Date('2026-01-06'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};
const LETTERS_OF_NAMES = ['a', 'b', 'c', 'x', 'y', 'z', '0', '1', '8', '9', '_', '-', '.'];

function textsOf({ format = '', pattern, minLength = 0, maxLength = LONGEST_TEXT }: JsonSchema) {
  const formatted = BY_FORMAT[format];
  if (formatted) return formatted;
  const lengths = {
    minLength: Math.max(minLength, 1),
    maxLength: Math.min(maxLength, Math.max(minLength, LONGEST_TEXT)),
  };
  const texts = fc.string({ unit: 'grapheme', ...lengths });
  if (pattern === undefined) return texts;
  const names = fc.string({ unit: fc.constantFrom(...LETTERS_OF_NAMES), ...lengths });
  const matching = new RegExp(pattern, 'u');
  return fc.oneof(texts, names).filter((text) => matching.test(text));
}

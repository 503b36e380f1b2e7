import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = { readonly [name: string]: Json };

type Operation = {
  parameters: { in: 'path' | 'query'; name: string; required: boolean; schema: JsonObject }[];
  requestBody?: { content: { 'application/x-www-form-urlencoded': { schema: JsonObject } } };
  responses: { 200: { content: { 'application/json': { schema: JsonObject } } } };
};
type OpenApi = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonObject> };
};

const openApi = JSON.parse(
  readFileSync(new URL('openapi-2023-08-16.json', import.meta.url), 'utf8'),
) as OpenApi;

/** The version that the schema describes. */
export const SCHEMA_VERSION = openApi.info.version;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** OpenAPI 3.0 says `nullable`, JSON Schema says that null is one of the types. */
function withNull(schema: JsonObject): JsonObject {
  const { nullable, ...rest } = schema;
  if (nullable !== true) return rest;
  return { anyOf: [rest, { type: 'null' }] };
}

/** Translates a schema for Ajv. `closed` refuses properties that are not listed, as Stripe does in requests. */
function translate(value: Json, closed: boolean): Json {
  if (Array.isArray(value)) return value.map((item: Json) => translate(item, closed));
  if (!isObject(value)) return value;
  if (typeof value['$ref'] === 'string') {
    return withNull({ ...value, $ref: value['$ref'].replace('#', 'stripe#') });
  }
  const translated = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, translate(part, closed)]),
  );
  const seal = closed && isObject(value['properties']) && !('additionalProperties' in value);
  return withNull(seal ? { ...translated, additionalProperties: false } : translated);
}

const OPTIONS = { strict: false, validateFormats: false, allErrors: true };
/** Forms carry text only: numbers and booleans are parsed from it. */
const requests = new Ajv({ ...OPTIONS, coerceTypes: true });
const replies = new Ajv(OPTIONS);
replies.addSchema({
  $id: 'stripe',
  components: { schemas: translate(openApi.components.schemas, false) },
});

function requestSchema(operation: Operation, method: string): JsonObject {
  const body = operation.requestBody?.content['application/x-www-form-urlencoded'].schema;
  if (method === 'POST') return body ?? { type: 'object', properties: {} };
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** One call that the schema knows. */
export type StripeCall = {
  readonly method: string;
  readonly template: string;
  readonly matches: RegExp;
  readonly request: ValidateFunction;
  readonly reply: ValidateFunction;
};

/** Every call of the schema, with validators of its requests and replies. */
export const CALLS: readonly StripeCall[] = Object.entries(openApi.paths).flatMap(
  ([template, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase();
      return {
        method,
        template,
        matches: new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`),
        request: requests.compile(translate(requestSchema(operation, method), true) as JsonObject),
        reply: replies.compile(
          translate(
            operation.responses[200].content['application/json'].schema,
            false,
          ) as JsonObject,
        ),
      };
    }),
);

/** Throws unless the object is as Stripe documents its kind. Charges are not checked: the schema lacks them. */
export function assertDocumented(object: { object: string; id: string }): void {
  if (!(object.object in openApi.components.schemas)) return;
  const validate = replies.getSchema(`stripe#/components/schemas/${object.object}`);
  if (validate?.(object) === true) return;
  throw new Error(`${object.id} is not as documented: ${replies.errorsText(validate?.errors)}`);
}

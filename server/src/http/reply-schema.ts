import fastJson, { type Schema as FastJsonSchema } from 'fast-json-stringify';
import { z } from 'zod';

type Schema = { [keyword: string]: unknown; anyOf?: Schema[]; type?: string };

/**
 * Fastify's serializer of one endpoint's replies. Compiled on the first reply: all together take longer than the rest
 * of a start.
 */
export function writeReplies({ schema }: { schema: unknown }): (reply: unknown) => string {
  let write: ((reply: unknown) => string) | null = null;
  return (reply) => {
    write ??= fastJson(replySchema(schema as z.ZodType) as FastJsonSchema);
    return write(reply);
  };
}

/** The JSON schema of the serializer. */
const replySchema = (reply: z.ZodType): Schema =>
  withoutChoices(z.toJSONSchema(reply, { target: 'draft-7' })) as Schema;

/**
 * Rewrites nullable types without a choice of schemas: a choice validates each value, which takes longer than the rest.
 */
function withoutChoices(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutChoices);
  if (typeof part !== 'object' || part === null) return part;
  const schema = Object.fromEntries(
    Object.entries(part).map(([keyword, value]) => [keyword, withoutChoices(value)]),
  ) as Schema;
  const [value, nothing, ...others] = schema.anyOf ?? [];
  if (value?.type === undefined || nothing?.type !== 'null' || others.length > 0) return schema;
  const { anyOf: _, ...rest } = schema;
  const allowed = Array.isArray(value.enum) && { enum: [...(value.enum as unknown[]), null] };
  return { ...rest, ...value, ...allowed, nullable: true };
}

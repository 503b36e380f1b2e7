import { z } from 'zod';

type Schema = { [keyword: string]: unknown; anyOf?: Schema[]; type?: string };

/** The JSON schema by which Fastify writes a reply. */
export const replySchema = (reply: z.ZodType): Schema =>
  withoutChoices(z.toJSONSchema(reply, { target: 'draft-7' })) as Schema;

/**
 * The same schema with "may be null" in a form that is written without a choice between two schemas: for a choice
 * each value would be validated, which takes longer than writing the rest.
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

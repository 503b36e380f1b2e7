import { nothing } from '@limber/contract/endpoint';
import { z } from 'zod';
import { Refused } from './refused.ts';

/** Plain English for JavaScript's types. */
const EXPECTED: Record<string, string> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be an object',
  record: 'must be an object',
};

// Fallback messages of zod, as the end of a sentence that begins with the field's name.
z.config({
  localeError: (issue) => {
    if (issue.code === 'invalid_type') {
      return issue.input === undefined
        ? 'is required'
        : (EXPECTED[issue.expected] ?? 'is not valid');
    }
    if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
    if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
    if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
    return 'is not valid';
  },
});

/** Throws the 400 that names each field at fault. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  if (schema === (nothing as z.ZodType)) return undefined as z.output<Schema>;
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => {
    const field = path.join('.') || 'body';
    return { field, message: asSentence(field, message) };
  });
  throw new Refused(400, 'invalid', issues[0]?.message ?? 'Invalid input', { issues });
}

/** Complete sentences stay; a fragment gets the field as subject. */
function asSentence(field: string, message: string): string {
  return /^[a-z]/.test(message) ? `${field} ${message}` : message;
}

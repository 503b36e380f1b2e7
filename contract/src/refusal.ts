import { z } from 'zod';

/**
 * The body of every refusal: a code for programs, a sentence for users, and one issue for each invalid field.
 */
export const refusal = z
  .object({
    code: z.string(),
    message: z.string(),
    issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Refusal' });

export type RefusalBody = z.infer<typeof refusal>;

import { z } from 'zod';

/**
 * The body of every refusal: a code for programs, a sentence for users, one issue for each invalid field, and the
 * id of the call, which the log of the server has too.
 */
export const refusal = z
  .object({
    code: z.string(),
    message: z.string(),
    issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Refusal' });

export type RefusalBody = z.infer<typeof refusal>;

import { z } from 'zod';

/**
 * The body of every refusal. `code` is for programs, the sentence for users; the id of the call is also in the
 * server's log.
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

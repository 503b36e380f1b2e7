import { z } from 'zod';

/** Every refusal has a code for programs, a sentence for people, and one entry per field at fault. */
export const refusal = z
  .object({
    code: z.string(),
    message: z.string(),
    issues: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Refusal' });

export type RefusalBody = z.infer<typeof refusal>;

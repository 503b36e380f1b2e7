import { CONTRAINDICATIONS, POSTURES } from '@limber/domain/exercises/exercise';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { bodyArea, id } from './fields.ts';

export const exercise = z
  .object({
    id,
    name: z.string().meta({ example: 'JME 12 Chin Tuck' }),
    bodyArea,
    description: z.string(),
    instructions: z.array(z.string()),
    notes: z.string(),
    posture: z.enum(POSTURES),
    sides: z.enum(['both', 'each']),
    dose: z.object({
      kind: z.enum(['repetitions', 'hold']),
      count: z.int(),
      seconds: z.int(),
    }),
    durationSeconds: z.int(),
    discreet: z.boolean(),
    premium: z.boolean(),
    /**
     * Whether the tier of the user excludes this premium exercise; then instructions, notes, pictures and
     * video are withheld.
     */
    locked: z.boolean(),
    contraindications: z.array(z.enum(CONTRAINDICATIONS)),
    imageUrl: z.string().nullable(),
    imageUrls: z.array(z.string()),
    /** Thumbnails of `imageUrls`, in the same order; empty for drawings, which are small themselves. */
    thumbnailUrls: z.array(z.string()),
    attachedImages: z.array(z.string()),
    videoUrl: z.string().nullable(),
  })
  .meta({ id: 'Exercise' });
export type Exercise = z.infer<typeof exercise>;

export const listExercises = endpoint({
  method: 'GET',
  path: '/api/exercises',
  access: 'signed-in',
  summary: 'The whole exercise library, in the order of the JME numbers',
  reply: z.array(exercise),
});

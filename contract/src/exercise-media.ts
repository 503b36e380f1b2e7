import { IMAGE_FAULTS, IMAGE_LIMITS, IMAGE_SENTENCES } from '@limber/domain/exercises/image-rules';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idInPath } from './fields.ts';

const image = z
  .object({
    id: z.uuid(),
    imageUrl: z.string(),
    thumbnailUrl: z.string(),
    /** Pixels. */
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: 'ExerciseImage' });
export type ExerciseImage = z.infer<typeof image>;

const exerciseMedia = z
  .object({
    /** An administrator's uploads are for every user, a member's only for that member. */
    seenBy: z.enum(['everyone', 'you']),
    /** In the order of display; empty while the library's drawings are shown. */
    images: z.array(image),
    /** Null until a video is made of exactly these images in this order. */
    videoUrl: z.string().nullable(),
  })
  .meta({ id: 'ExerciseMedia' });
export type ExerciseMedia = z.infer<typeof exerciseMedia>;

export const getExerciseMedia = endpoint({
  method: 'GET',
  path: '/api/exercises/:id/media',
  access: 'signed-in',
  summary: 'The images and the video that the caller uploaded for an exercise',
  params: idInPath,
  reply: exerciseMedia,
});

/** Takes an Idempotency-Key: a repeated key does not store the files again. */
export const uploadExerciseImages = endpoint({
  method: 'POST',
  path: '/api/exercises/upload-images',
  access: 'signed-in',
  idempotent: true,
  summary: `Add images to an exercise: JPG, PNG, WebP, AVIF or GIF, at most ${IMAGE_LIMITS.images} of 10 MB and 40 megapixels each`,
  files: 'images',
  body: z.object({ exerciseId: z.coerce.number().pipe(id) }),
  reply: z
    .object({
      /** In the order in which they were sent. */
      imageUrls: z.array(z.string()),
      refused: z.array(
        z.object({
          /** From 0, among the files sent. */
          index: z.int(),
          name: z.string(),
          code: z.enum(IMAGE_FAULTS),
          message: z.string(),
        }),
      ),
    })
    .meta({ id: 'ImagesUploaded' }),
});

export const arrangeExerciseImages = endpoint({
  method: 'PUT',
  path: '/api/exercises/:id/images',
  access: 'signed-in',
  summary:
    'Put the uploaded images into this order. Those left out are removed; for an hour they can be put back by naming them again',
  params: idInPath,
  body: z.object({
    imageIds: z
      .array(z.uuid())
      .max(IMAGE_LIMITS.images)
      .refine((ids) => new Set(ids).size === ids.length, IMAGE_SENTENCES.imageTwice),
  }),
  reply: exerciseMedia,
});

export const generateExerciseVideo = endpoint({
  method: 'POST',
  path: '/api/exercises/:id/generate-video',
  access: 'signed-in',
  idempotent: true,
  summary: 'Make a video of the uploaded images, 0.4 seconds each',
  params: idInPath,
  reply: z.object({ videoUrl: z.string() }).meta({ id: 'VideoGenerated' }),
});

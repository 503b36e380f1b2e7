import { randomBytes } from 'node:crypto';
import {
  arrangeExerciseImages,
  getExerciseMedia,
  uploadExerciseImages,
} from '@limber/contract/exercise-media';
import sharp from 'sharp';
import { type Activity, type Doer, oneAtATime } from '../activity.ts';
import { read } from '../read.ts';

/** The limit per exercise. */
const FULL = 12;
const BUSY = 429;

/**
 * Uploads pictures to an exercise until it is full, then removes them. Every acknowledged picture
 * must load.
 */
export function pictures({ client, exerciseIds: [exerciseId = 1] }: Doer): Activity {
  const params = { id: exerciseId };
  // Ids that must exist; null while a change is unconfirmed.
  let kept: string[] | null = [];

  const add = async (before: readonly string[]) => {
    kept = null;
    const files = new FormData();
    files.set('exerciseId', String(exerciseId));
    files.append('images', new Blob([await somePicture()]), 'one.png');
    const options = { files, refusals: [BUSY] };
    const sent = await client.ask(uploadExerciseImages, { body: { exerciseId } }, options);
    const now = await client.ask(getExerciseMedia, { params });
    if (now.is !== 'done') return;
    kept = now.reply.images.map(({ id }) => id);
    const expected = before.length + (sent.is === 'done' ? sent.reply.imageUrls.length : 0);
    if (kept.length < expected) kept.push('one that was acknowledged');
  };
  const takeOff = async () => {
    kept = null;
    const taken = await client.ask(arrangeExerciseImages, { params, body: { imageIds: [] } });
    if (taken.is === 'done') kept = [];
  };
  const look = async () => {
    const now = await client.ask(getExerciseMedia, { params });
    if (now.is === 'done') kept ??= now.reply.images.map(({ id }) => id);
  };
  return {
    share: 2,
    act: oneAtATime(async () => {
      if (kept === null) await look();
      else if (kept.length >= FULL) await takeOff();
      else await add(kept);
    }),
    findFaults: async () => {
      const { images } = await read(client, getExerciseMedia, { params });
      const there = new Set(images.map(({ id }) => id));
      const lost = (kept ?? []).filter((id) => !there.has(id));
      const unreadable: string[] = [];
      for (const { id, imageUrl, thumbnailUrl } of images) {
        const loaded = [await client.load(imageUrl), await client.load(thumbnailUrl)];
        if (loaded.some(({ is }) => is !== 'done')) unreadable.push(id);
      }
      return [
        ...lost.map((id) => `picture ${id} is lost`),
        ...unreadable.map((id) => `picture ${id} cannot be loaded`),
      ];
    },
  };
}

async function somePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const raw = { width: 64, height: 64, channels: 3 } as const;
  const png = sharp(randomBytes(64 * 64 * 3), { raw }).png();
  return new Uint8Array(await png.toBuffer());
}

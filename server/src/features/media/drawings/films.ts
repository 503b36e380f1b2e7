import type { FilmedMovement } from '@limber/library/films/draw-film';
import { FILM_THEMES, type FilmTheme } from '@limber/library/films/film-themes';
import type { MediaStorage, StoredFile } from '#adapters/storage/media-storage.ts';
import type { VideoMaker } from '#adapters/video/video-maker.ts';
import { Refused, RETRY_AFTER_SECONDS } from '#http/refused.ts';

/** The films of a movement: their keys and their source. */
export type Film = {
  readonly keys: Readonly<Record<FilmTheme, string>>;
  readonly read: () => Promise<FilmedMovement>;
};

/**
 * Returns a stored film. A missing one is made in the background, in all themes, which takes longer
 * than a connection should be held: meanwhile throws a 503 with the time to ask again. An error is
 * thrown to the next caller; the one after starts a new attempt.
 */
export function createFilms({
  storage,
  videos,
}: {
  storage: MediaStorage;
  videos: VideoMaker;
}): (film: Film, theme: FilmTheme) => Promise<StoredFile> {
  const making = new Map<string, { error?: unknown }>();

  async function make({ keys, read }: Film, job: { error?: unknown }): Promise<void> {
    try {
      const films = await videos.film(read);
      for (const theme of FILM_THEMES) await storage.put(keys[theme], films[theme]);
      making.delete(keys.light);
    } catch (error) {
      job.error = error;
    }
  }

  return async (film, theme) => {
    // A film that is finished while the storage is asked is not made again: the next request finds
    // it.
    const before = making.get(film.keys.light);
    const kept = await storage.find(film.keys[theme]);
    if (kept) return kept;
    const job = making.get(film.keys.light) ?? before;
    if (job && 'error' in job) {
      making.delete(film.keys.light);
      throw job.error;
    }
    if (!job) {
      const started = {};
      making.set(film.keys.light, started);
      void make(film, started);
    }
    throw beingMade();
  };
}

const beingMade = () =>
  new Refused(503, 'being-made', 'The video is being made. Please try again in a moment.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });

import type { MediaStorage } from '#adapters/storage/media-storage.ts';
import type { Db } from '#db/schema.ts';

type Staged = {
  /** Replaces the data in use. Returns where the old data are now; null for none. */
  readonly finish: () => Promise<string | null>;
  readonly discard: () => Promise<void>;
};

export type StagedDatabase = Staged & {
  readonly db: Db;
  readonly schema: string | null;
};

/** New media beside the media in use. */
export type StagedMedia = Staged & {
  readonly storage: MediaStorage;
  /** Undoes `finish`, for when the database cannot follow. */
  readonly putBack: () => Promise<void>;
};

/** The data in use must not be replaced now. */
export class NotReplaced extends Error {}

/** The refusal where data exist. */
export const holdsData = (place: string): string =>
  `There are data in ${place}. With --replace they are moved aside.`;

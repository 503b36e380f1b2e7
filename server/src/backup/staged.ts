import type { MediaStorage } from '#adapters/storage/media-storage.ts';
import type { Db } from '#db/schema.ts';

type Staged = {
  /** Puts what was staged in the place of what is in use. Gives where that is now; null when there was none. */
  readonly finish: () => Promise<string | null>;
  /** Removes what is left of the staging. */
  readonly discard: () => Promise<void>;
};

/** A new, empty database that will take the place of the one in use. */
export type StagedDatabase = Staged & {
  readonly db: Db;
  /** The schema of PostgreSQL that it is in; null for SQLite. */
  readonly schema: string | null;
};

/** A place for media that will take the place of the one in use. */
export type StagedMedia = Staged & {
  readonly storage: MediaStorage;
  /** Undoes `finish`, for when the database cannot follow. */
  readonly putBack: () => Promise<void>;
};

/** The data in use must not be replaced now. */
export class NotReplaced extends Error {}

/** Why a restore stops where there are data. */
export const holdsData = (place: string): string =>
  `There are data in ${place}. With --replace they are moved aside.`;

import type { Dialect } from 'kysely';
import type { Read } from './prepared.ts';

/** Numbers of database connections; for the embedded database, only of the writing one. */
export type Connections = {
  inUse: number;
  idle: number;
  waiting: number;
};

/** A dialect that reports the use of its connections. */
export type WatchedDialect = Dialect & {
  connections: () => Connections;
  /** A faster way than Kysely's to read prepared queries; null for none. */
  readonly read: Read | null;
};

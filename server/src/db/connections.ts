import type { Dialect } from 'kysely';
import type { Read } from './prepared.ts';

/** How the connections to the database are used now; of the embedded database the one that writes. */
export type Connections = {
  inUse: number;
  idle: number;
  /** Queries and transactions that wait for one. */
  waiting: number;
};

/** A dialect that can tell how its connections are used. */
export type WatchedDialect = Dialect & {
  connections: () => Connections;
  /** How prepared queries are read faster than by Kysely; null where they are not. */
  readonly read: Read | null;
};

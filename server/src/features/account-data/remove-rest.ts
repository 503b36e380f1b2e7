import type { FastifyBaseLogger } from 'fastify';
import { eraseTraces } from '#db/erase-traces.ts';
import type { Deps } from '#deps.ts';

/** Removes the files and traces of a deleted account; maintenance retries what fails. */
export async function removeRest(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  files: readonly string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  await storage.remove([...files]).catch((error: unknown) => {
    log.warn({ err: error }, 'files of a deleted account are left to the sweep');
  });
  await eraseTraces(db).catch((error: unknown) => {
    log.warn({ err: error }, 'traces of a deleted account are left to the maintenance');
  });
}

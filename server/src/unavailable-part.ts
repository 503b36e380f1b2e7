import { StorageFault } from '#adapters/storage/media-storage.ts';
import { isPassingFault } from '#db/faults.ts';

/** Names the part of the server that an error says cannot be reached for now; null for any other error. */
export function unavailablePart(error: Error): string | null {
  if (error instanceof StorageFault) return 'pictures and videos';
  return isPassingFault(error) ? 'database' : null;
}

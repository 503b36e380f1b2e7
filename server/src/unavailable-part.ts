import { StorageFault } from '#adapters/storage/media-storage.ts';
import { faultOf } from '#db/faults.ts';
import type { Outage } from '#http/errors.ts';

/** Codes of the system for a disk, a quota or a largest file size that is used up. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Names the part of the server that an error says cannot be used for now; null for any other error. */
export function unavailablePart(error: Error): Outage | null {
  if (error instanceof StorageFault) {
    const { code } = Object(error.cause) as { code?: string };
    return { part: 'pictures and videos', kind: NO_ROOM.has(code ?? '') ? 'full' : 'passing' };
  }
  const kind = faultOf(error);
  return kind && { part: 'database', kind };
}

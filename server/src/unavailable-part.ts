import { StorageFault } from '#adapters/storage/media-storage.ts';
import { faultOf } from '#db/faults.ts';
import type { Outage } from '#http/errors.ts';

/** System codes for a full disk, quota or file size limit. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** The unavailable part that an error reports; null for any other error. */
export function unavailablePart(error: Error): Outage | null {
  if (error instanceof StorageFault) {
    const { code } = Object(error.cause) as { code?: string };
    return { part: 'pictures and videos', kind: NO_ROOM.has(code ?? '') ? 'full' : 'passing' };
  }
  const kind = faultOf(error);
  return kind && { part: 'database', kind };
}

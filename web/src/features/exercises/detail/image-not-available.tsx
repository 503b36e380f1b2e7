import { ImageOff } from 'lucide-react';

/** Where pictures would be, when there are none. */
export function ImageNotAvailable() {
  return (
    <div className="grid min-h-28 place-content-center justify-items-center gap-2 rounded-card bg-stage p-6 text-on-stage sm:min-h-64">
      <ImageOff aria-hidden className="size-6" />
      <p>Image not available</p>
    </div>
  );
}

import { ImageOff } from 'lucide-react';

const AT_MOST = 4;

/** The first pictures of an exercise, and how many more there are. */
export function Thumbnails({ pictures }: { pictures: readonly string[] }) {
  if (pictures.length === 0) {
    return (
      <p className="flex h-16 items-center justify-center gap-2 rounded-card bg-sunken text-small text-soft">
        <ImageOff aria-hidden className="size-5" />
        Image not available
      </p>
    );
  }
  return (
    <div className="grid min-h-16 grid-cols-[repeat(4,minmax(0,4rem))_auto] items-center gap-2">
      {pictures.slice(0, AT_MOST).map((picture) => (
        <img
          key={picture}
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-square w-full rounded-card bg-stage object-contain"
        />
      ))}
      {pictures.length > AT_MOST && (
        <span className="text-small text-soft tabular-nums">+{pictures.length - AT_MOST}</span>
      )}
    </div>
  );
}

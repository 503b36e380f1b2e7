import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useState } from 'react';
import ImageOff from 'lucide-react/icons/image-off';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** Addresses that could not be loaded. They are tried again with a new connection. */
export function useMissing() {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const isAnyMissing = missing.length > 0;
  useEffect(() => {
    if (!isAnyMissing) return undefined;
    const tryAgain = () => setMissing([]);
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isAnyMissing]);
  return {
    isMissing: (address: string) => missing.includes(address),
    giveUp: (address: string) => setMissing((others) => [...others, address]),
    tryAgain: () => setMissing([]),
  };
}

type Props = Omit<ComponentProps<'img'>, 'src'> & {
  src: string | undefined;
  alt: string;
};

/** A picture, or a mark where there is none or it cannot be loaded. */
export function Picture({ src, alt, ...image }: Props) {
  const { isMissing, giveUp } = useMissing();
  if (src === undefined || isMissing(src)) return <NoPicture className={image.className} />;
  return <img {...image} src={src} alt={alt} onError={() => giveUp(src)} />;
}

export function NoPicture({ className }: { className: string | undefined }) {
  return (
    <span className={clsx('grid place-content-center text-on-stage', className)}>
      <ImageOff aria-hidden className="size-6" />
      <VisuallyHidden>Image not available</VisuallyHidden>
    </span>
  );
}

import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import ImageOff from 'lucide-react/icons/image-off';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from '#ui/icon-button.tsx';
import { useReducedMotion } from '#browser/use-media-query.ts';
import { useMissing } from './picture.tsx';

const ROTATE_MS = 400;

type Props = {
  words: string;
  /** In the order of the movement, which may repeat pictures; at least one. */
  pictures: readonly string[];
};

/** The pictures of a movement in turn, or side by side with reduced motion. */
export function PictureRotation({ words, pictures }: Props) {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [turn, setTurn] = useState(0);
  const { isMissing, giveUp } = useMissing();
  const sequence = pictures.filter((picture) => !isMissing(picture));
  const each = [...new Set(sequence)];
  const moves = each.length > 1 && !reduced;

  useEffect(() => {
    if (!moves || paused) return undefined;
    const timer = setInterval(() => setTurn((index) => index + 1), ROTATE_MS);
    return () => clearInterval(timer);
  }, [moves, paused]);

  if (each.length === 0) return <ImageNotAvailable />;
  if (reduced && each.length > 1) {
    return <Stills words={words} pictures={each} onMissing={giveUp} />;
  }
  const shown = sequence[turn % sequence.length];
  return (
    <div className="relative aspect-square">
      {each.map((picture, index) => (
        <img
          key={picture}
          src={picture}
          alt={index === 0 ? words : ''}
          onError={() => giveUp(picture)}
          data-shown={picture === shown || undefined}
          className={clsx(
            'absolute inset-0 size-full object-contain',
            picture !== shown && 'opacity-0',
          )}
        />
      ))}
      {moves && (
        <div className="absolute right-1 bottom-1 rounded-pill bg-card">
          <IconButton
            label={paused ? 'Play the movement' : 'Pause the movement'}
            icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
            onClick={() => setPaused(!paused)}
          />
        </div>
      )}
    </div>
  );
}

function Stills(props: Props & { onMissing: (picture: string) => void }) {
  const { words, pictures, onMissing } = props;
  return (
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-1 p-2">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <img
            src={picture}
            alt={index === 0 ? words : `Picture ${index + 1} of ${pictures.length}`}
            onError={() => onMissing(picture)}
            className="aspect-square w-full object-contain"
          />
        </li>
      ))}
    </ol>
  );
}

export function ImageNotAvailable() {
  return (
    <div className="grid min-h-28 place-content-center justify-items-center gap-2 rounded-card bg-stage p-6 text-on-stage sm:min-h-64">
      <ImageOff aria-hidden className="size-6" />
      <p>Image not available</p>
    </div>
  );
}

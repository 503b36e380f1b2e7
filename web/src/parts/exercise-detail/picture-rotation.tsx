import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { useReducedMotion } from '../../ui/use-reduced-motion.ts';

const ROTATE_MS = 400;

type Props = {
  /** The exercise that the pictures show. */
  name: string;
  /** Their addresses in the order of the movement; at least one. */
  pictures: readonly string[];
};

/** Pictures of a movement, one after the other; side by side where less movement is asked for. */
export function PictureRotation({ name, pictures }: Props) {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [shown, setShown] = useState(0);
  const moves = pictures.length > 1 && !reduced;

  useEffect(() => {
    if (!moves || paused) return undefined;
    const timer = setInterval(() => setShown((index) => index + 1), ROTATE_MS);
    return () => clearInterval(timer);
  }, [moves, paused]);

  if (reduced && pictures.length > 1) return <Stills name={name} pictures={pictures} />;
  return (
    <div className="relative aspect-square">
      {pictures.map((picture, index) => (
        <img
          key={picture}
          src={picture}
          alt={index === 0 ? name : ''}
          data-shown={index === shown % pictures.length || undefined}
          className={clsx(
            'absolute inset-0 size-full object-contain',
            index !== shown % pictures.length && 'opacity-0',
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

function Stills({ name, pictures }: Props) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-1 p-2">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <img
            src={picture}
            alt={`${name}, ${index + 1} of ${pictures.length}`}
            className="aspect-square w-full object-contain"
          />
        </li>
      ))}
    </ol>
  );
}

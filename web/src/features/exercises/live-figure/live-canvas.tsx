import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CanvasPlayer, createCanvasPlayer, type PlayedScene } from './canvas-player.ts';
import { borrowPainter, type PaintedCanvas, returnPainter } from './painter-pool.ts';

type Props = {
  scene: PlayedScene;
  shown: boolean;
  /** A picture of this figure is finished; null when nothing is visible until the next one. */
  onPainted: (figure: PlayedScene['figure'] | null) => void;
  onFailed: (why: 'unavailable' | 'too-slow') => void;
};

/** The figure drawn live. Its code is loaded when first shown. */
export function LiveCanvas({ scene, shown, onPainted, onFailed }: Props) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const player = useRef<CanvasPlayer | null>(null);
  const painted = useEffectEvent(onPainted);
  const failed = useEffectEvent(onFailed);
  const playScene = useEffectEvent(() => player.current?.play(scene));

  useEffect(() => {
    if (box === null) return undefined;
    const page = box.ownerDocument;
    let lent: PaintedCanvas | null = null;
    const leaving = new AbortController();
    const { signal } = leaving;
    const events = {
      onLost: (isFinal: boolean) => (isFinal ? failed('unavailable') : painted(null)),
      onRestored: () => player.current?.redraw(),
    };
    const begin = (canvas: PaintedCanvas) => {
      if (signal.aborted) {
        returnPainter(page, canvas);
        return;
      }
      lent = canvas;
      canvas.canvas.className = 'absolute inset-0 size-full object-contain';
      box.append(canvas.canvas);
      player.current = createCanvasPlayer(box, canvas, {
        onPainted: (figure) => painted(figure),
        onFailed: (why) => failed(why),
      });
      playScene();
    };
    borrowPainter(page, events, signal).then(begin, () => {
      if (!signal.aborted) failed('unavailable');
    });
    return () => {
      leaving.abort();
      player.current?.stop();
      player.current = null;
      if (lent) returnPainter(page, lent);
    };
  }, [box]);

  useEffect(() => {
    player.current?.play(scene);
  }, [scene]);

  return (
    <div
      ref={setBox}
      data-live={shown || undefined}
      className={clsx('absolute inset-0', shown ? 'transition-opacity duration-200' : 'opacity-0')}
    />
  );
}

import type { ExerciseImage } from '@limber/contract/exercise-media';
import { type PointerEvent as PressEvent, type RefObject, useEffect, useState } from 'react';

/** A finger that rests so long wants to drag; one that moves before wants to scroll. */
const REST_MS = 250;
/** A mouse that moves so many pixels wants to drag; a finger that does is not resting. */
const SLACK = 6;

type Images = readonly ExerciseImage[];
type Drag = { id: string; to: number };

/**
 * Dragging images of a list to another place. `order` is how they stand while one is dragged; when it
 * is let go elsewhere than it was, `onMove` hears its new place, counted from 0. Escape lets it go where
 * it was. Keys have buttons of their own.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  images: Images,
  held: boolean,
  onMove: (image: ExerciseImage, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragging = drag !== null;
  const dragged = images.find(({ id }) => id === drag?.id);

  useEffect(() => {
    const { current } = list;
    // Must be there before the finger is: a scroll that has begun cannot be stopped.
    const stopScrolling = (event: TouchEvent) => dragging && event.preventDefault();
    current?.addEventListener('touchmove', stopScrolling, { passive: false });
    return () => current?.removeEventListener('touchmove', stopScrolling);
  }, [list, dragging]);

  useEffect(() => {
    if (!drag) return undefined;
    const over = ({ clientX, clientY }: PointerEvent) => {
      const to = placeAt(list.current, clientX, clientY);
      if (to !== null) setDrag((now) => now && { ...now, to });
    };
    const letGo = () => setDrag(null);
    const drop = () => {
      if (dragged && images[drag.to]?.id !== drag.id) onMove(dragged, drag.to);
      // After the new order is there, or the old one would be seen in between.
      setTimeout(letGo);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      letGo();
    };
    return listen({
      pointermove: over,
      pointerup: drop,
      pointercancel: letGo,
      keydown: escape,
      // A finger that rests would open the menu of the picture.
      contextmenu: (event) => event.preventDefault(),
    });
  });

  return {
    order: dragged ? moved(images, dragged, drag?.to ?? 0) : images,
    draggedId: drag?.id ?? null,
    /** For the pointerdown of the list. */
    grab: (event: PressEvent) => {
      const id = grippedId(event.target);
      const at = images.findIndex((image) => image.id === id);
      if (held || event.button !== 0 || at < 0 || id === null) return;
      waitForDrag(event.nativeEvent, () => setDrag({ id, to: at }));
    },
  };
}

const moved = (images: Images, image: ExerciseImage, to: number): Images =>
  images.filter(({ id }) => id !== image.id).toSpliced(to, 0, image);

/** The image whose picture was pressed; its buttons are no grip. */
function grippedId(target: EventTarget): string | null {
  const grip = target instanceof Element ? target.closest('[data-grip]') : null;
  return grip?.closest('[data-image]')?.getAttribute('data-image') ?? null;
}

/** Which place of the list is at this point of the window. */
function placeAt(list: HTMLElement | null, x: number, y: number): number | null {
  const item = document.elementFromPoint(x, y)?.closest('[data-image]');
  const place = item ? [...(list?.children ?? [])].indexOf(item) : -1;
  return place < 0 ? null : place;
}

/** Begins once it is clear that the press is the start of a drag. */
function waitForDrag({ clientX, clientY, pointerType }: PointerEvent, begin: () => void): void {
  const isFinger = pointerType === 'touch';
  const timer = isFinger ? setTimeout(() => decide(true), REST_MS) : undefined;
  const decide = (drags: boolean) => {
    clearTimeout(timer);
    stop();
    if (drags) begin();
  };
  const stop = listen({
    pointermove: (event) => {
      const far = Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK;
      if (far) decide(!isFinger);
    },
    pointerup: () => decide(false),
    pointercancel: () => decide(false),
  });
}

type Listeners = {
  pointermove: (event: PointerEvent) => void;
  pointerup: () => void;
  pointercancel: () => void;
  keydown?: (event: KeyboardEvent) => void;
  contextmenu?: (event: Event) => void;
};

/** Listens on the window, before anything else hears; gives a function that stops. */
function listen(listeners: Listeners): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) window.addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of entries) window.removeEventListener(type, listener, true);
  };
}

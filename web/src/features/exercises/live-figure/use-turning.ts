import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** Degrees per press of an arrow key. */
const KEY_STEP = 15;
/** Degrees for a drag across the whole picture, sideways and upwards. */
const DRAG_YAW = 200;
const DRAG_PITCH = 90;
/** Limits of the pitch in degrees: negative is a view from below, positive from above. */
const MIN_PITCH = -20;
const MAX_PITCH = 55;

type Turn = { yaw: number; pitch: number };
const STRAIGHT: Turn = { yaw: 0, pitch: 0 };

const KEYS: Readonly<Record<string, Turn>> = {
  ArrowLeft: { yaw: KEY_STEP, pitch: 0 },
  ArrowRight: { yaw: -KEY_STEP, pitch: 0 },
  ArrowUp: { yaw: 0, pitch: KEY_STEP },
  ArrowDown: { yaw: 0, pitch: -KEY_STEP },
};

/** Turns the figure by dragging and by arrow keys. A vertical swipe scrolls. */
export function useTurning() {
  const [turn, setTurn] = useState(STRAIGHT);
  const drag = useRef<{ x: number; y: number; from: Turn } | null>(null);
  const figure = useRef<HTMLElement>(null);
  const end = () => {
    drag.current = null;
  };
  return {
    ...turn,
    isTurned: turn.yaw !== 0 || turn.pitch !== 0,
    /** The button disappears, so the figure takes the focus. */
    turnBack: () => {
      setTurn(STRAIGHT);
      figure.current?.focus();
    },
    handling: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, y: event.clientY, from: turn };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag.current === null) return;
        const { x, y, from } = drag.current;
        const { clientWidth, clientHeight } = event.currentTarget;
        const isMouse = event.pointerType === 'mouse';
        setTurn(
          turned(from, {
            yaw: (-(event.clientX - x) / clientWidth) * DRAG_YAW,
            pitch: isMouse ? ((event.clientY - y) / clientHeight) * DRAG_PITCH : 0,
          }),
        );
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const by = KEYS[event.key];
        if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        figure.current = event.currentTarget;
        setTurn((from) => turned(from, by));
      },
    },
  };
}

/** Leaves out full turns and keeps to the limits of the pitch. */
export function turned(from: Turn, by: Turn): Turn {
  const yaw = from.yaw + by.yaw;
  return {
    yaw: yaw - 360 * Math.round(yaw / 360),
    pitch: Math.min(MAX_PITCH, Math.max(MIN_PITCH, from.pitch + by.pitch)),
  };
}

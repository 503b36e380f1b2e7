import * as Slot from 'radix-ui/slot';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const DELAY_MS = 700;
/** So soon after one tooltip the next one needs no delay. */
const SKIP_DELAY_MS = 300;
/** For the way of the pointer from the control to its tooltip. */
const CLOSE_DELAY_MS = 100;
const GAP = 6;
const TO_EDGE = 8;

/** When a tooltip was last seen. */
let lastSeen = 0;
/** Closes the tooltip that is shown: there is one at a time. */
let closeShown = () => {};

/** Names a control that has no visible words; shown on hover and on keyboard focus. */
export function Tooltip({ words, children }: { words: string; children: ReactNode }) {
  const [control, setControl] = useState<Element | null>(null);
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);
  /** Whether the pointer, which is still there, has opened it or pressed the control: once is enough. */
  const hadItsTurn = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  const close = () => {
    clearTimeout(timer.current);
    setControl(null);
  };
  const open = (target: Element) => {
    clearTimeout(timer.current);
    if (control !== null) return;
    closeShown();
    closeShown = close;
    setControl(target);
  };
  const stay = () => clearTimeout(timer.current);
  const leave = () => {
    hadItsTurn.current = false;
    after(control === null ? 0 : CLOSE_DELAY_MS, close);
  };
  return (
    <>
      <Slot.Root
        aria-describedby={control ? id : undefined}
        onPointerMove={({ pointerType, currentTarget }) => {
          if (pointerType === 'touch') return;
          if (control !== null) stay();
          if (hadItsTurn.current) return;
          hadItsTurn.current = true;
          const isNext = Date.now() - lastSeen < SKIP_DELAY_MS;
          after(isNext ? 0 : DELAY_MS, () => open(currentTarget));
        }}
        onPointerLeave={leave}
        onPointerDown={() => {
          isPressed.current = true;
          hadItsTurn.current = true;
          document.addEventListener('pointerup', () => (isPressed.current = false), { once: true });
          close();
        }}
        onClick={close}
        onFocus={({ currentTarget }) => {
          if (!isPressed.current) open(currentTarget);
        }}
        onBlur={close}
      >
        {children}
      </Slot.Root>
      {control && (
        <Bubble id={id} control={control} onStay={stay} onLeave={leave} onClose={close}>
          {words}
        </Bubble>
      )}
    </>
  );
}

type BubbleProps = {
  id: string;
  control: Element;
  onStay: () => void;
  onLeave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The words, above their control, or below it where there is no room. */
function Bubble({ id, control, onStay, onLeave, onClose, children }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) place(ref.current, control);
  });
  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What lies below it, as a dialog, stays.
      event.preventDefault();
      onClose();
    };
    const scroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(control)) onClose();
    };
    window.addEventListener('keydown', escape, { capture: true });
    window.addEventListener('scroll', scroll, { capture: true });
    window.addEventListener('resize', onClose);
    return () => {
      window.removeEventListener('keydown', escape, { capture: true });
      window.removeEventListener('scroll', scroll, { capture: true });
      window.removeEventListener('resize', onClose);
    };
  }, [control, onClose]);
  useEffect(
    () => () => {
      lastSeen = Date.now();
    },
    [],
  );
  return createPortal(
    <div
      ref={ref}
      id={id}
      role="tooltip"
      onPointerEnter={onStay}
      onPointerLeave={onLeave}
      className="fixed top-0 left-0 z-50 max-w-64 animate-fade-in rounded-card bg-ink px-3 py-1.5 text-small text-ground"
    >
      {children}
    </div>,
    document.body,
  );
}

function place(bubble: HTMLElement, control: Element): void {
  const around = control.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const above = around.top - GAP - height;
  const top = above >= TO_EDGE ? above : around.bottom + GAP;
  const middle = around.left + (around.width - width) / 2;
  const left = Math.max(TO_EDGE, Math.min(middle, window.innerWidth - TO_EDGE - width));
  bubble.style.top = `${Math.round(top)}px`;
  bubble.style.left = `${Math.round(left)}px`;
}

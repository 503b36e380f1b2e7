import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const DELAY_MS = 700;
/** Within this time after a tooltip the next one has no delay. */
const SKIP_DELAY_MS = 300;
/** Time for the pointer to move from the control to its tooltip. */
const CLOSE_DELAY_MS = 100;
/** Pixels between the control and its tooltip. */
const GAP = 6;
/** The least pixels between the tooltip and the edge of the window. */
const TO_EDGE = 8;

/**
 * Tooltips with the accessible name of each control that has `data-tooltip`, on hover and keyboard
 * focus. Render it once.
 */
export function Tooltips() {
  const [control, setControl] = useState<Element | null>(null);
  useEffect(() => listen(setControl), []);
  return control && createPortal(<Bubble control={control} />, document.body, nameOf(control));
}

/** Returns a function that stops listening. */
function listen(show: (control: Element | null) => void): () => void {
  let shown: Element | null = null;
  /** The hovered control whose tooltip was already shown, or that was pressed. */
  let pointed: Element | null = null;
  let isPressed = false;
  let lastSeen = 0;
  let timer: ReturnType<typeof setTimeout>;

  const set = (control: Element | null) => {
    clearTimeout(timer);
    if (shown !== null) lastSeen = Date.now();
    shown = control;
    show(control);
  };
  const close = () => set(null);
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const leave = () => {
    pointed = null;
    after(shown === null ? 0 : CLOSE_DELAY_MS, close);
  };
  const move = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const control = isInBubble(target) ? shown : controlAt(target);
    if (control !== null && control === shown) clearTimeout(timer);
    if (control === pointed) return;
    if (control === null) return leave();
    pointed = control;
    if (control === shown) return;
    const isNext = shown !== null || Date.now() - lastSeen < SKIP_DELAY_MS;
    after(isNext ? 0 : DELAY_MS, () => set(control));
  };
  const press = ({ target }: PointerEvent) => {
    if (isInBubble(target)) return;
    isPressed = true;
    pointed = controlAt(target);
    close();
  };
  const release = () => (isPressed = false);
  const focus = ({ target }: FocusEvent) => {
    const control = controlAt(target);
    if (control !== null && !isPressed) set(control);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || shown === null) return;
    // A dialog below stays open.
    event.preventDefault();
    close();
  };
  const scroll = ({ target }: Event) => {
    if (shown !== null && target instanceof Node && target.contains(shown)) close();
  };

  const end = new AbortController();
  const { signal } = end;
  document.addEventListener('pointermove', move, { signal });
  document.documentElement.addEventListener('pointerleave', leave, { signal });
  document.addEventListener('pointerdown', press, { signal, capture: true });
  document.addEventListener('pointerup', release, { signal, capture: true });
  document.addEventListener('pointercancel', release, { signal, capture: true });
  document.addEventListener('click', close, { signal });
  document.addEventListener('focusin', focus, { signal });
  document.addEventListener('focusout', close, { signal });
  window.addEventListener('keydown', escape, { signal, capture: true });
  window.addEventListener('scroll', scroll, { signal, capture: true });
  window.addEventListener('resize', close, { signal });
  return () => {
    end.abort();
    clearTimeout(timer);
  };
}

function controlAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-tooltip]') : null;
}

function isInBubble(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="tooltip"]') !== null;
}

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? '';

/** Placed above the control, or below if there is no room. */
function Bubble({ control }: { control: Element }) {
  const ref = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (ref.current) place(ref.current, control);
  });
  useEffect(() => {
    control.setAttribute('aria-describedby', id);
    return () => control.removeAttribute('aria-describedby');
  }, [control, id]);
  return (
    <div
      ref={ref}
      id={id}
      role="tooltip"
      // A dialog would take the press for one outside of it.
      onPointerDown={(event) => event.stopPropagation()}
      className="pointer-events-auto fixed top-0 left-0 z-50 max-w-64 animate-fade-in rounded-card bg-ink px-3 py-1.5 text-small text-ground"
    >
      {nameOf(control)}
    </div>
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

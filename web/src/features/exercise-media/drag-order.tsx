import {
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
  StyleInjector,
} from '@dnd-kit/dom';
import { type DragDropManager, DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import type { ReactNode } from 'react';
import { STYLE_NONCE } from '#browser/style-nonce.ts';

/** A touch must rest this long to drag; earlier movement scrolls. */
const REST_MS = 250;
/** Pixels that a mouse must move to start a drag, and that a resting touch may move. */
const SLACK = 6;

/** Pointers only: keyboards and screen readers use the buttons. */
const SENSORS = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) => [
      pointerType === 'touch'
        ? new PointerActivationConstraints.Delay({ value: REST_MS, tolerance: SLACK })
        : new PointerActivationConstraints.Distance({ value: SLACK }),
    ],
  }),
];
/** Without the library's auto-scrolling, which would scroll the page behind a dialog. */
const PLUGINS = [
  Cursor,
  Feedback,
  PreventSelection,
  StyleInjector.configure(STYLE_NONCE === undefined ? {} : { nonce: STYLE_NONCE }),
];

type Props = {
  /** `to` counts from 0. */
  onDrop: (id: string, to: number) => void;
  /** Every draggable item calls `useSortable`. */
  children: ReactNode;
};

/** Escape cancels a drag. */
export function DragOrder({ onDrop, children }: Props) {
  return (
    <DragDropProvider
      sensors={SENSORS}
      plugins={PLUGINS}
      onDragStart={(_, manager) => cancelOnEscape(manager)}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (canceled || !isSortable(source) || source.index === source.initialIndex) return;
        onDrop(String(source.id), source.index);
      }}
    >
      {children}
    </DragDropProvider>
  );
}

/** Handles Escape before the surrounding panel or dialog, which would close. */
function cancelOnEscape({ actions, dragOperation: { controller } }: DragDropManager): void {
  if (!controller) return;
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    actions.stop({ event, canceled: true });
  };
  window.addEventListener('keydown', listen, { capture: true, signal: controller.signal });
}

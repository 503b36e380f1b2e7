import {
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';
import { type DragDropManager, DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import type { ReactNode } from 'react';

/** A finger that rests so long wants to drag; one that moves before wants to scroll. */
const REST_MS = 250;
/** A mouse that moves so many pixels wants to drag; a finger that does is not resting. */
const SLACK = 6;

/** The pointer alone, and nothing said: keys and screen readers have buttons of their own. */
const SENSORS = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) => [
      pointerType === 'touch'
        ? new PointerActivationConstraints.Delay({ value: REST_MS, tolerance: SLACK })
        : new PointerActivationConstraints.Distance({ value: SLACK }),
    ],
  }),
];
/** Without scrolling at the edges, which would scroll the page behind a dialog. */
const PLUGINS = [Cursor, Feedback, PreventSelection];

type Props = {
  /** What has this id was let go at another place than it was, counted from 0. */
  onDrop: (id: string, to: number) => void;
  /** Each of what can be dragged calls `useSortable`. */
  children: ReactNode;
};

/** Dragging what is in a list to another place of it. Escape lets it go where it was. */
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

/** Before the panel or the dialog around the list hears the key, and closes. */
function cancelOnEscape({ actions, dragOperation: { controller } }: DragDropManager): void {
  if (!controller) return;
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    actions.stop({ event, canceled: true });
  };
  window.addEventListener('keydown', listen, { capture: true, signal: controller.signal });
}

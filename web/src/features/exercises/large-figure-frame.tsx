import type { ReactNode } from 'react';

type Props = {
  figure: ReactNode;
  /** What pauses it, once it can move. */
  pause?: ReactNode;
  /** Its name. */
  children: ReactNode;
};

/**
 * A figure as large as the room allows, and a line below it, as high with as without its button. What a picture
 * cuts off ends with the room: at the foot, and on desktops at the edge of the window.
 */
export function LargeFigureFrame({ figure, pause, children }: Props) {
  return (
    <div className="grid size-full grid-rows-[minmax(0,1fr)_auto]">
      <div className="flex min-h-0 items-end justify-center text-on-stage [container-type:size] lg:justify-end">
        <div className="relative size-[min(100cqw,100cqh)]">{figure}</div>
      </div>
      <div className="flex h-14 min-w-0 items-center gap-1 px-2">
        <div className="size-11 shrink-0">{pause}</div>
        {children}
      </div>
    </div>
  );
}

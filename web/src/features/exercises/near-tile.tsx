import { createContext, type LiHTMLAttributes, type ReactNode, useContext } from 'react';
import { useCameNear } from '#ui/use-came-near.ts';

const NearContext = createContext(true);

/** An item of a long list that knows whether it came near the window, for what is `WhenNear` in it. */
export function NearTile({ children, ...item }: LiHTMLAttributes<HTMLLIElement>) {
  const { ref, isNear } = useCameNear();
  return (
    <li ref={ref} {...item}>
      <NearContext value={isNear}>{children}</NearContext>
    </li>
  );
}

type Props = {
  /** Of the same size, so that nothing moves. */
  instead?: ReactNode;
  children: ReactNode;
};

/** Renders its children once their tile comes near the window: hundreds of controls at once would slow down every press. */
export function WhenNear({ instead = null, children }: Props) {
  return useContext(NearContext) ? children : instead;
}

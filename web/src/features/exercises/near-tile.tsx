import { createContext, type LiHTMLAttributes, type ReactNode, useContext } from 'react';
import { useInView } from 'react-intersection-observer';

/** From one window above to one window below what is seen; what came near once stays. */
const NEAR = { rootMargin: '100% 0px', triggerOnce: true, fallbackInView: true };

const NearContext = createContext(true);

/** An item of a long list that knows whether it came near the window, for what is `WhenNear` in it. */
export function NearTile({ children, ...item }: LiHTMLAttributes<HTMLLIElement>) {
  const { ref, inView } = useInView(NEAR);
  return (
    <li ref={ref} {...item}>
      <NearContext value={inView}>{children}</NearContext>
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

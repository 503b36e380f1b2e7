import { type ReactNode, useDeferredValue } from 'react';

type Props = {
  /** What holds the place meanwhile. */
  meanwhile?: ReactNode;
  children: ReactNode;
};

/** Renders its content once what stands around it has been painted: a press is answered before all is there. */
export function Later({ meanwhile, children }: Props) {
  return useDeferredValue(true, false) ? children : meanwhile;
}

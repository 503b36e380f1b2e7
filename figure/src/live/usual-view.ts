import type { FigureView } from './figure-view.ts';

/** The second side as it is drawn, at the motion's start: the default of tests and tools. */
export const USUAL_VIEW: FigureView = {
  time: 0,
  side: 'second',
  turn: 1,
  yaw: 0,
  pitch: 0,
  mirrored: false,
  theme: 'light',
  glow: true,
  arrows: false,
  frame: null,
};

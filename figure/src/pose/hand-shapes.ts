import { handMovements, RELAXED_HAND, TOGETHER, type HandAngles } from './relaxed-hand.ts';
import { FINGERS, type LimbMovement } from './range-of-motion.ts';

const same = (mcp: number, pip: number, dip: number): HandAngles['flexion'] =>
  FINGERS.map(() => [mcp, pip, dip] as const);

/** Hands as a therapist names them: `hook`, `fist` and `tabletop` are the tendon glides. */
const HAND_SHAPES = {
  relaxed: RELAXED_HAND,
  flat: {
    flexion: same(0, 2, 2),
    spread: TOGETHER,
    thumb: { flex: 0, abd: 12, opp: 0, mcp: 0, ip: 0 },
  },
  spread: {
    flexion: same(-5, 0, 0),
    spread: [14, 3, -8, -20],
    thumb: { flex: -15, abd: 45, opp: 0, mcp: 0, ip: -5 },
  },
  fist: {
    flexion: same(82, 98, 62),
    spread: [0, 0, 0, 0],
    thumb: { flex: 15, abd: 36, opp: 54, mcp: 50, ip: 70 },
  },
  hook: {
    flexion: same(0, 92, 66),
    spread: [0, 0, 0, 0],
    thumb: { flex: 0, abd: 22, opp: 10, mcp: 8, ip: 8 },
  },
  tabletop: {
    flexion: same(86, 2, 2),
    spread: [1, 0, 0, -1],
    thumb: { flex: 0, abd: 22, opp: 10, mcp: 8, ip: 8 },
  },
  cup: {
    flexion: same(28, 30, 18),
    spread: TOGETHER,
    thumb: { flex: 4, abd: 30, opp: 25, mcp: 15, ip: 15 },
  },
  grip: {
    flexion: same(48, 58, 30),
    spread: [1, 0, -1, -2],
    thumb: { flex: 8, abd: 38, opp: 40, mcp: 20, ip: 20 },
  },
  /** Around the head or a limb: fingers curved, the thumb beside them. */
  drape: {
    flexion: same(24, 24, 14),
    spread: TOGETHER,
    thumb: { flex: 0, abd: 10, opp: 0, mcp: 0, ip: 0 },
  },
  thumbUp: {
    flexion: same(82, 98, 62),
    spread: [0, 0, 0, 0],
    thumb: { flex: -12, abd: 30, opp: 0, mcp: 0, ip: -8 },
  },
} as const satisfies Record<string, HandAngles>;
export type HandShape = keyof typeof HAND_SHAPES;

/** The movements of one hand, in degrees. */
export function mapHand(name: HandShape): Partial<Record<LimbMovement, number>> {
  return handMovements(HAND_SHAPES[name]);
}

import { SAMPLES } from '../../../samples/motions.ts';
import { planFigure } from '../../draw/plan-figure.ts';
import { stageOf, type Stage } from '../stage.ts';

/** Coarse: only the places of arrows depend on it. */
const PIXELS = 90;
const staged = new Map<string, Stage>();

export function sampleStage(id: string): Stage {
  const known = staged.get(id);
  if (known) return known;
  const motion = SAMPLES.find((sample) => sample.id === id);
  if (motion === undefined) throw new RangeError(`There is no sample ${id}`);
  const stage = stageOf(planFigure(motion, 'tom', PIXELS));
  staged.set(id, stage);
  return stage;
}

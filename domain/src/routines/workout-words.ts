import { areaLabel, BODY_AREAS, type BodyArea } from '../body-areas.ts';
import { capitalised } from '../capitalised.ts';
import type { Posture } from '../exercises/exercise.ts';
import { listInWords } from '../names-in-words.ts';

/** The areas as the start of a sentence, from head to toe: "Neck, wrists & hands and lower back". */
export function areasInWords(areas: Iterable<BodyArea>): string {
  const present = new Set(areas);
  const labels = BODY_AREAS.filter((area) => present.has(area)).map((area) =>
    areaLabel(area).toLowerCase(),
  );
  return capitalised(listInWords(labels));
}

/**
 * The postures of exercises, "seated and standing"; "seated or standing" when each can be done either way.
 */
export function postureInWords(postures: Iterable<Posture>): string {
  const present = new Set(postures);
  if (present.has('seated')) return present.has('standing') ? 'seated and standing' : 'seated';
  return present.has('standing') ? 'standing' : 'seated or standing';
}

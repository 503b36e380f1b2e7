import type { Contraindication } from './exercise.ts';

const WORDS: Record<Contraindication, string> = {
  dizziness: 'you feel dizzy or have had vertigo',
  highBloodPressure: 'your blood pressure is high and not treated',
  osteoporosis: 'you have osteoporosis',
  hypermobility: 'your joints move further than most people’s',
  pregnancy: 'you are pregnant',
  recentSurgery: 'you had surgery there not long ago',
  jointReplacement: 'a joint there was replaced',
  nerveSymptoms: 'you feel tingling, numbness or weakness',
  acutePain: 'it hurts sharply there',
  poorBalance: 'you are unsteady on your feet',
  discOrSciatica: 'you have a disc problem or sciatica',
};

/** The end of the sentence "Choose another exercise today if …". */
export function contraindicationWords(contraindication: Contraindication): string {
  return WORDS[contraindication];
}

import { expect, test } from 'vitest';
import { areaLabel, areaTab } from './body-areas.ts';

test(
  'areas are named as people know them, former ones too',
  { tags: ['spec:3/body-areas'] },
  () => {
    expect(areaLabel('wristsHands')).toBe('Wrists & Hands');
    expect(areaLabel('core')).toBe('Core');
    expect(areaLabel('tail')).toBe('tail');
    expect(areaTab('upperBack')).toBe('Mid Back');
  },
);

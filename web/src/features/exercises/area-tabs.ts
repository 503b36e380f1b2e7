import { areaTab, BODY_AREAS, type BodyArea, isBodyArea } from '@limber/domain/body-areas';

const ALL = 'all';

/**
 * All areas, then each by alphabet, as users look them up: by code units, which for these labels is the same and spares a
 * browser 20 ms of looking up how English is sorted.
 */
export const AREA_TABS: readonly { value: BodyArea | typeof ALL; label: string }[] = [
  { value: ALL, label: 'All Areas' },
  ...BODY_AREAS.map((area) => ({ value: area, label: areaTab(area) })).toSorted((a, b) =>
    a.label < b.label ? -1 : 1,
  ),
];

/** The tab of an area; null stands for all of them. */
export const tabOfArea = (area: BodyArea | null): string => area ?? ALL;

/** The area of a tab; null for all of them. */
export const areaOfTab = (tab: string): BodyArea | null => (isBodyArea(tab) ? tab : null);

import { areaLabel, BODY_AREAS, type BodyArea } from '@limber/domain/body-areas';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { BodyMap } from './body-map.tsx';
import { marksOf } from './body-places.ts';

function Map() {
  const [chosen, setChosen] = useState<ReadonlySet<BodyArea>>(new Set());
  return (
    <BodyMap
      chosen={chosen}
      onToggle={(area) => setChosen(chosen.symmetricDifference(new Set([area])))}
    />
  );
}

test('the nine areas are checkboxes with a name', { tags: ['spec:silent/body-to-touch'] }, () => {
  render(<Map />);
  expect(screen.queryByRole('group', { name: 'Where does it hurt?' })).not.toBeNull();
  const names = BODY_AREAS.map((area) => areaLabel(area));
  expect(names.map((name) => screen.queryAllByRole('checkbox', { name }).length)).toEqual(
    names.map(() => 1),
  );
});

test('Tab and Space choose an area, and take it back', async () => {
  render(<Map />);
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Shoulders' }).checked).toBe(true);
  await user.keyboard(' ');
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

test.each(BODY_AREAS)('a touch of the body chooses %s, on either side', async (area) => {
  render(<Map />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: areaLabel(area) });
  const onBody = [...(box.labels ?? [])].filter((label) => label.textContent === '');
  expect(onBody.length).toBe(marksOf(area).length);
  const user = userEvent.setup();
  for (const [touches, place] of onBody.entries()) {
    await user.click(place);
    expect(box.checked).toBe(touches % 2 === 0);
  }
});

test('no two places on the body are closer than a thumb is wide, in a map of 31 rem', () => {
  const places = BODY_AREAS.flatMap((area) => marksOf(area));
  const [height, width] = [31 * 16, (31 * 16 * 540) / 1160];
  const distances = places.flatMap(([x, y], i) =>
    places
      .slice(i + 1)
      .map(([otherX, otherY]) => Math.hypot((x - otherX) * width, (y - otherY) * height)),
  );
  expect(Math.min(...distances)).toBeGreaterThan(44);
});

import type { listDaysMoved } from '@limber/contract/progress';
import type { Page } from '@playwright/test';

type DaysMoved = ReturnType<typeof listDaysMoved.reply.parse>;

const DAY_MS = 24 * 60 * 60_000;
const AREAS = ['neck', 'shoulders', 'lowerBack'] as const;

/** Faked answers for movement on most days of a year. */
export async function aYearOfHistory(page: Page): Promise<void> {
  await page.route('**/api/progress?*', (route) => {
    const range = new URL(route.request().url()).searchParams;
    const [from, until] = [range.get('from'), range.get('until')].map((day) =>
      Date.parse(day ?? ''),
    );
    return route.fulfill({ json: daysMoved(from ?? 0, Math.min(until ?? 0, Date.now())) });
  });
  await page.goto('/profile?tab=history');
  await page
    .getByRole('heading', { name: String(new Date().getFullYear()), exact: true })
    .waitFor();
}

/** Three to twelve minutes on five days of a week, with some weeks off. */
function daysMoved(from: number, until: number): DaysMoved {
  const days: DaysMoved['days'] = [];
  const daysOff: string[] = [];
  for (let time = from; time <= until; time += DAY_MS) {
    const number = Math.floor(time / DAY_MS);
    const date = new Date(time).toISOString().slice(0, 10);
    if (number % 90 < 5) daysOff.push(date);
    else if (number % 7 < 5 && number % 11 > 0) days.push(dayMoved(date, number));
  }
  return { days, daysOff, weeklyGoal: 3 };
}

function dayMoved(date: string, number: number): DaysMoved['days'][number] {
  const routines = 1 + (number % 4);
  const seconds = routines * 180;
  const area = AREAS[number % AREAS.length] ?? 'neck';
  return { date, seconds, exercises: routines * 5, routines, areas: [{ area, seconds }] };
}

import { daysBetween, type LocalDay } from '../time/local-day.ts';
import { addDays } from '../time/month-calendar.ts';

/**
 * Days for which an exercise that hurt is left out, its own day included: after a light load, long-lasting
 * neck pain was worse on that evening and on the next (Grimby-Ekman 2020).
 */
const LEFT_OUT_DAYS = 3;
/** Days left out when the exercise had also hurt in the AGAIN_WITHIN_DAYS before. */
const LEFT_OUT_AGAIN_DAYS = 7;
const AGAIN_WITHIN_DAYS = 28;
/** This many reports within DAYS_FOR_DOCTOR are a reason to see a doctor. */
const REPORTS_FOR_DOCTOR = 3;
const DAYS_FOR_DOCTOR = 7;

export const TOO_MUCH_HURT =
  'Three or more exercises hurt within a week. Please let a doctor or a physiotherapist look at it before you go on.';

export type Discomfort = { exerciseId: number; date: LocalDay };

/**
 * The ids of exercises left out on a day. Reports of a later day count too: the routine of an evening may
 * still be changed after midnight.
 */
export function leftOutOn(reports: readonly Discomfort[], day: LocalDay): ReadonlySet<number> {
  const left = reports.filter(
    (report) => daysBetween(report.date, day) < daysLeftOut(reports, report),
  );
  return new Set(left.map(({ exerciseId }) => exerciseId));
}

/** Days for which this report leaves its exercise out, its own day included. */
export function daysLeftOut(reports: readonly Discomfort[], report: Discomfort): number {
  const isAgain = reports.some(({ exerciseId, date }) => {
    const before = daysBetween(date, report.date);
    return exerciseId === report.exerciseId && before > 0 && before <= AGAIN_WITHIN_DAYS;
  });
  return isAgain ? LEFT_OUT_AGAIN_DAYS : LEFT_OUT_DAYS;
}

export function oldestThatMatters(day: LocalDay): LocalDay {
  const days = LEFT_OUT_AGAIN_DAYS + AGAIN_WITHIN_DAYS;
  return addDays(day, -days);
}

export function isForDoctor(reports: readonly Discomfort[], day: LocalDay): boolean {
  const recent = reports.filter(({ date }) => {
    const since = daysBetween(date, day);
    return since >= 0 && since < DAYS_FOR_DOCTOR;
  });
  return recent.length >= REPORTS_FOR_DOCTOR;
}

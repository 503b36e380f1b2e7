import { USUAL_WEEK, type WeekCustom } from '@limber/domain/progress/week';

/** As `Intl.Locale` tells it: days are 1 for Monday to 7 for Sunday. */
type WeekInfo = { firstDay: number; weekend: readonly number[] };
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

const DAYS = 7;

/**
 * How weeks are in the browser's language and region; Monday to Sunday where it does not say. Remembered for the next
 * page, as a browser takes 20 ms to find out.
 */
export function localWeek(language: string = navigator.language): WeekCustom {
  const key = `week_${language}`;
  try {
    const kept = localStorage.getItem(key);
    if (kept !== null) return JSON.parse(kept) as WeekCustom;
    const locale: LocaleWithWeek = new Intl.Locale(language);
    const info = locale.getWeekInfo?.() ?? locale.weekInfo;
    if (!info) return USUAL_WEEK;
    const week = {
      firstDay: info.firstDay % DAYS,
      weekend: info.weekend.map((day) => day % DAYS),
    };
    localStorage.setItem(key, JSON.stringify(week));
    return week;
  } catch {
    return USUAL_WEEK;
  }
}

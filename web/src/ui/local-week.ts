import { USUAL_WEEK, type WeekCustom } from '@limber/domain/progress/week';
import { ofDevice } from '#browser/stored.ts';

/** As `Intl.Locale` tells it: days are 1 for Monday to 7 for Sunday. */
type WeekInfo = { firstDay: number; weekend: readonly number[] };
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

const DAYS = 7;

/**
 * How weeks are in the browser's language and region; Monday to Sunday where it does not say. Remembered for the next
 * page, as a browser takes 20 ms to find out: as "060" for Sunday, with Saturday and Sunday as the weekend.
 */
export function localWeek(language: string = navigator.language): WeekCustom {
  try {
    const key = `week_${language}` as const;
    const kept = ofDevice.get(key) ?? '';
    const days = /^[0-6]{2,}$/.test(kept) ? kept : daysOf(language);
    ofDevice.set(key, days);
    const [firstDay = NaN, ...weekend] = Array.from(days, Number);
    return { firstDay, weekend };
  } catch {
    return USUAL_WEEK;
  }
}

/** The first day and the weekend. Throws where the browser does not say, or the language is none. */
function daysOf(language: string): string {
  const locale: LocaleWithWeek = new Intl.Locale(language);
  const { firstDay, weekend } = (locale.getWeekInfo?.() ?? locale.weekInfo) as WeekInfo;
  return [firstDay, ...weekend].map((day) => day % DAYS).join('');
}

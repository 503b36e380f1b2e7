import { USUAL_WEEK, type WeekCustom } from '@limber/domain/progress/week';

/** From `Intl.Locale`: days are 1 (Monday) to 7 (Sunday). */
type WeekInfo = { firstDay: number; weekend: readonly number[] };
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

const DAYS = 7;

/** The week of the browser's locale; Monday to Sunday if unknown. */
export function localWeek(language: string = navigator.language): WeekCustom {
  try {
    const locale: LocaleWithWeek = new Intl.Locale(language);
    const { firstDay, weekend } = (locale.getWeekInfo?.() ?? locale.weekInfo) as WeekInfo;
    return { firstDay: firstDay % DAYS, weekend: weekend.map((day) => day % DAYS) };
  } catch {
    return USUAL_WEEK;
  }
}

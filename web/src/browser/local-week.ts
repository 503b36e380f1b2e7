import { USUAL_WEEK, type WeekCustom } from '@limber/domain/progress/week';

/** The week as `Intl.Locale` gives it: days are 1 for Monday to 7 for Sunday. */
type WeekInfo = { firstDay: number; weekend: readonly number[] };
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

const DAYS = 7;

/** How weeks are in the browser's language and region; Monday to Sunday where it does not say. */
export function localWeek(language: string = navigator.language): WeekCustom {
  try {
    const locale: LocaleWithWeek = new Intl.Locale(language);
    const { firstDay, weekend } = (locale.getWeekInfo?.() ?? locale.weekInfo) as WeekInfo;
    return { firstDay: firstDay % DAYS, weekend: weekend.map((day) => day % DAYS) };
  } catch {
    return USUAL_WEEK;
  }
}

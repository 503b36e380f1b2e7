import { REMINDER_HOUR, type TimeOfDay } from '@limber/domain/preferences/preferences';

const NAMES: Record<TimeOfDay, string> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

/** For example "Afternoon" and "3 PM". */
export function timeWords(time: TimeOfDay): { name: string; hour: string } {
  const date = new Date(2000, 0, 1, REMINDER_HOUR[time]);
  return { name: NAMES[time], hour: date.toLocaleTimeString('en-US', { hour: 'numeric' }) };
}

import { REMINDER } from '@limber/domain/preferences/reminder';
import { navigate } from 'wouter/use-browser-location';
import { toast } from '#ui/toast.ts';

/** What the browser lets us do: `unavailable` where it knows no notifications. */
export type Permission = NotificationPermission | 'unavailable';

const listeners = new Set<() => void>();

export function notificationPermission(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'unavailable';
}

/** Calls back when the permission may have changed; gives a function that stops listening. */
export function onPermissionChange(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/**
 * Asks the person, if they were not asked before, and says so when reminders will have to stay within
 * the page. Call it for something that they just pressed: browsers refuse otherwise.
 */
export async function askForNotifications(): Promise<void> {
  if (notificationPermission() === 'default') await Notification.requestPermission();
  for (const listener of listeners) listener();
  if (notificationPermission() === 'granted') return;
  toast({
    title: 'Notifications are switched off',
    description:
      'Your browser does not let Limber notify you. You will be reminded on this page only, until you allow notifications in its settings for this site.',
  });
}

const start = () => navigate('/dashboard');

/** Says that it is time: by a notification where that is allowed, else within the page. */
export function remind(): void {
  try {
    if (notificationPermission() !== 'granted') throw new Error('not allowed');
    // The tag lets two tabs show one notification.
    const notification = new Notification(REMINDER, {
      body: 'Five easy exercises, right where you sit.',
      tag: 'limber-reminder',
      icon: '/favicon.svg',
    });
    notification.addEventListener('click', () => {
      window.focus();
      start();
      notification.close();
    });
  } catch {
    // Also where phones know notifications of service workers only.
    toast({ title: REMINDER, action: { label: 'Start', onClick: start } });
  }
}

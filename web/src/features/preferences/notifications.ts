import { REMINDER } from '@limber/domain/preferences/reminder';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { createStore, useStore } from 'zustand';
import { toast } from '#ui/toast.ts';

/** What the browser lets us do: `unavailable` where it knows no notifications. */
type Permission = NotificationPermission | 'unavailable';

const permission = createStore<Permission>(readPermission);

function readPermission(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'unavailable';
}

function refreshPermission(): Permission {
  permission.setState(readPermission(), true);
  return permission.getState();
}

/** Whether the browser lets us notify; follows what the user changes in its settings meanwhile. */
export function useNotificationPermission(): Permission {
  useEffect(() => {
    refreshPermission();
    document.addEventListener('visibilitychange', refreshPermission);
    return () => document.removeEventListener('visibilitychange', refreshPermission);
  }, []);
  return useStore(permission);
}

/**
 * Asks the user, if they were not asked before, and tells them when reminders will have to stay within
 * the page. Call it for something that they just pressed: browsers refuse otherwise.
 */
export async function askForNotifications(): Promise<void> {
  if (readPermission() === 'default') await Notification.requestPermission();
  if (refreshPermission() === 'granted') return;
  toast({
    title: 'Notifications are switched off',
    description:
      'Your browser does not let Limber notify you. You will be reminded on this page only, until you allow notifications in its settings for this site.',
  });
}

const start = () => navigate('/dashboard');

/** Tells the user that it is time: by a notification where that is allowed, else within the page. */
export function remind(): void {
  try {
    if (readPermission() !== 'granted') throw new Error('not allowed');
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

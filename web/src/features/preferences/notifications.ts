import { REMINDER } from '@limber/domain/preferences/reminder';
import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { createStore, useStore } from 'zustand';
import { toast } from '#ui/toast.ts';

/** `unavailable` if the browser does not support notifications. */
type Permission = NotificationPermission | 'unavailable';

const permission = createStore<Permission>(readPermission);

function readPermission(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'unavailable';
}

function refreshPermission(): Permission {
  permission.setState(readPermission(), true);
  return permission.getState();
}

/** The permission, read again whenever the page becomes visible. */
export function useNotificationPermission(): Permission {
  useEffect(() => {
    refreshPermission();
    document.addEventListener('visibilitychange', refreshPermission);
    return () => document.removeEventListener('visibilitychange', refreshPermission);
  }, []);
  return useStore(permission);
}

/** Asks once; a toast explains a refusal. Browsers require a user action for the question. */
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

/** Shows a notification if permitted, else a toast. */
export function remind(): void {
  try {
    if (readPermission() !== 'granted') throw new Error('not allowed');
    // The tag merges the notifications of several tabs.
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
    // Some phones only support notifications from service workers.
    toast({ title: REMINDER, action: { label: 'Start', onClick: start } });
  }
}

const KEY = 'deviceKey';

/**
 * What shows that somebody signed in on this browser before: it lets them in again, however often others
 * failed at their account. Signing out keeps it.
 */
export const deviceKeyToSend = (): { deviceKey?: string } => {
  const deviceKey = localStorage.getItem(KEY);
  return deviceKey === null ? {} : { deviceKey };
};

export function storeDeviceKey(deviceKey: string): void {
  localStorage.setItem(KEY, deviceKey);
}

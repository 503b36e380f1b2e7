import { ofDevice } from '#browser/stored.ts';

const KEY = 'deviceKey';

/**
 * What shows that somebody signed in on this browser before: it lets them in again, however often others
 * failed at their account. Signing out keeps it.
 */
export const deviceKeyToSend = (): { deviceKey?: string } => {
  const deviceKey = ofDevice.get(KEY);
  return deviceKey === null ? {} : { deviceKey };
};

export function storeDeviceKey(deviceKey: string): void {
  ofDevice.set(KEY, deviceKey);
}

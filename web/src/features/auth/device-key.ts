import { ofDevice } from '#browser/stored.ts';

const KEY = 'deviceKey';

/**
 * Proves an earlier sign-in on this browser, so that failed attempts by others do not lock the user
 * out. Kept at sign-out.
 */
export const deviceKeyToSend = (): { deviceKey?: string } => {
  const deviceKey = ofDevice.get(KEY);
  return deviceKey === null ? {} : { deviceKey };
};

export function storeDeviceKey(deviceKey: string): void {
  ofDevice.set(KEY, deviceKey);
}

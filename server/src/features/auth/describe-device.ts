import Bowser from 'bowser';

/** Characters: enough for every browser; a longer text may be made to be slow to parse. */
const MAX_USER_AGENT = 400;
/** An unknown browser's name may be anything. */
const NAME = /^[\w .-]{1,40}$/;

/** Browser and system, such as "Firefox on Windows"; null when neither is named. */
export function describeDevice(userAgent: string): string | null {
  if (userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT));
  const known = [browser.name, os.name].filter((name) => NAME.test(name ?? ''));
  return known.length === 0 ? null : known.join(' on ');
}

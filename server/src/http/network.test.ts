import { expect, test } from 'vitest';
import { callerOf, networkOf } from './network.ts';

const PROXY = '10.0.0.9';
const through = (named: string) => callerOf({ ip: named, ips: [PROXY, named] });
const networkOfAddress = (ip: string) => networkOf({ ip });

test('IPv6 addresses of one network are one place, however they are written', () => {
  for (const address of ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::1', '2001:0db8:0001:0002::ffff']) {
    expect(networkOfAddress(address)).toBe('2001:db8:1:2::/64');
  }
  expect(networkOfAddress('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOfAddress('1::2:3:4:5:6:7')).toBe('1:0:2:3::/64');
  expect(networkOfAddress('::1')).toBe('0:0:0:0::/64');
  expect(networkOfAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOfAddress('::')).toBe('0:0:0:0::/64');
});

test('an IPv4 address is a place of its own, also inside IPv6', () => {
  expect(networkOfAddress('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOfAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('a caller is an address without the port, brackets, quotes and zone that a proxy writes', () => {
  const forms = ['203.0.113.7', '203.0.113.7:5678', '"203.0.113.7:5678"'];
  expect(forms.map(through)).toEqual(forms.map(() => '203.0.113.7'));
  const forms6 = [
    '[2001:db8::1]:5678',
    '[2001:db8::1]',
    '"[2001:db8::1]:5678"',
    '2001:db8::1%eth-0',
  ];
  expect(forms6.map(through)).toEqual(forms6.map(() => '2001:db8::1'));
});

test('a caller whose proxy names no address is the proxy', () => {
  for (const nonsense of [
    'unknown',
    '_hidden',
    '203.0.113.7:',
    '1.2.3',
    'a'.repeat(500),
    '[::1',
    '"',
  ]) {
    expect(through(nonsense)).toBe(PROXY);
  }
});

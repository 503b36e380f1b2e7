import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('IPv6 addresses of one network are one place, however they are written', () => {
  for (const address of ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:2::1', '2001:0db8:0001:0002::ffff']) {
    expect(networkOf(address)).toBe('2001:db8:1:2::/64');
  }
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('1::2:3:4:5:6:7')).toBe('1:0:2:3::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('::')).toBe('0:0:0:0::/64');
});

test('an IPv4 address is a place of its own, also inside IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

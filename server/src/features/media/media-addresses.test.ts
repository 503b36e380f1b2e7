import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMediaAddresses } from './media-addresses.ts';

const KEY = 'private/0b8f.0123456789ab.webp';
const clock = { now: new Date('2026-01-05T09:00:00Z') };
const addresses = createMediaAddresses('secret', () => clock.now);
const partsOf = (address: string) => {
  const { searchParams } = new URL(address, 'http://limber.test');
  const part = (name: string) => searchParams.get(name) ?? '';
  return { until: part('until'), signature: part('signature') };
};
const after = (hours: number) => {
  clock.now = new Date(Date.parse('2026-01-05T09:00:00Z') + hours * 60 * 60 * 1000);
};

test('what is everyone’s has a plain address that is always the same', () => {
  expect(addresses.of('everyone/a.0123456789ab.webp')).toBe('/media/everyone/a.0123456789ab.webp');
});

test('a private address is the same for hours, good for at least six of them, and over after twelve', () => {
  after(0);
  const address = addresses.of(KEY);
  after(2.9);
  expect(addresses.of(KEY)).toBe(address);
  after(6);
  expect(addresses.secondsLeft(KEY, partsOf(address))).toBeGreaterThan(0);
  after(12);
  expect(addresses.secondsLeft(KEY, partsOf(address))).toBeNull();
  after(0);
});

test('a signature is good for its own file, moment and installation only', () => {
  const signed = partsOf(addresses.of(KEY));
  const later = { ...signed, until: String(Number(signed.until) + 3600) };
  expect(addresses.secondsLeft(KEY, signed)).not.toBeNull();
  expect(addresses.secondsLeft(KEY.replace('0b8f', '0b8e'), signed)).toBeNull();
  expect(addresses.secondsLeft(KEY, later)).toBeNull();
  const another = createMediaAddresses('another secret', () => clock.now);
  expect(another.secondsLeft(KEY, signed)).toBeNull();
});

test('nothing that is made up is a signature', () => {
  const { until } = partsOf(addresses.of(KEY));
  fc.assert(
    fc.property(fc.string(), fc.oneof(fc.constant(until), fc.string()), (signature, moment) => {
      expect(addresses.secondsLeft(KEY, { until: moment, signature })).toBeNull();
    }),
  );
});

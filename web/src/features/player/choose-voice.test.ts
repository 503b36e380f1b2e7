import { expect, test } from 'vitest';
import { chooseVoice } from './choose-voice.ts';

const aVoice = (name: string, lang: string, localService: boolean, isDefault = false) => ({
  name,
  lang,
  localService,
  default: isDefault,
});

test('a voice of the device goes before one of the network', () => {
  const voices = [aVoice('network', 'en-GB', false, true), aVoice('device', 'en-US', true)];
  expect(chooseVoice(voices, 'en-GB')?.name).toBe('device');
});

test('of the voices of the device the region decides, and then its own choice', () => {
  const voices = [
    aVoice('plain', 'en_GB', true),
    aVoice('other region', 'en-US', true, true),
    aVoice('chosen', 'en-GB', true, true),
  ];
  expect(chooseVoice(voices, 'en-GB')?.name).toBe('chosen');
  expect(chooseVoice(voices.slice(0, 2), 'en-GB')?.name).toBe('plain');
});

test('a voice of another language is not chosen', () => {
  expect(chooseVoice([aVoice('French', 'fr-FR', true, true)], 'en')).toBeNull();
});

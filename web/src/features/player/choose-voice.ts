type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/**
 * The best voice for `language`: a voice of the device before one of the network, then one of the
 * same region, then the browser's default. Null when there is none: the browser may find one.
 */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: string): V | null {
  const own = voices.filter(({ lang }) => base(lang) === base(language));
  const score = (voice: V) =>
    (voice.localService ? 4 : 0) +
    (normal(voice.lang) === normal(language) ? 2 : 0) +
    (voice.default ? 1 : 0);
  return own.toSorted((a, b) => score(b) - score(a))[0] ?? null;
}

/** Android writes "en_US" instead of "en-US". */
const normal = (language: string) => language.toLowerCase().replace('_', '-');
const base = (language: string) => normal(language).split('-')[0];

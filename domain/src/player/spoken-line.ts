/** Speech synthesis at its normal rate. */
const WORDS_PER_SECOND = 2.5;
/** The delay of a voice, and the breath after a line. */
const BREATH_SECONDS = 0.4;
/** Some browsers fall silent in longer lines. */
export const MAX_LINE_SECONDS = 8;
/** Greater numbers count as two words: "twenty-one". */
const LARGEST_NUMBER_OF_ONE_WORD = 20;

/** Seconds to say a line. */
export function spokenSeconds(line: string): number {
  const words = line.split(/\s+/).filter(Boolean).map(wordsIn);
  return BREATH_SECONDS + words.reduce((sum, count) => sum + count, 0) / WORDS_PER_SECOND;
}

export function isSpeakable(line: string): boolean {
  return spokenSeconds(line) <= MAX_LINE_SECONDS;
}

/**
 * Cuts a text into lines that can each be said without a break: behind punctuation as late as possible, else
 * between words. Nothing is lost.
 */
export function spokenLines(text: string): readonly string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const lines: string[] = [];
  let rest = words;
  while (rest.length > 0) {
    const length = isSpeakable(rest.join(' ')) ? rest.length : longestLine(rest);
    lines.push(rest.slice(0, length).join(' '));
    rest = rest.slice(length);
  }
  return lines;
}

function longestLine(words: readonly string[]): number {
  let longest = 1;
  let behindPunctuation = 0;
  for (let length = 1; length <= words.length; length += 1) {
    if (!isSpeakable(words.slice(0, length).join(' '))) break;
    longest = length;
    if (/[.,:;]$/.test(words[length - 1] ?? '')) behindPunctuation = length;
  }
  return behindPunctuation || longest;
}

function wordsIn(word: string): number {
  return Number(word.replaceAll(/[^\d]/g, '')) > LARGEST_NUMBER_OF_ONE_WORD ? 2 : 1;
}

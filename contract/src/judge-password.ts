import {
  bareWord,
  type Owner,
  type Strength,
  type Weakness,
  strengthOf,
  WEAKNESS_SENTENCES,
  wordsOfOwner,
} from '@limber/domain/accounts/password-strength';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** `problem`: the sentence that refuses a weak password. */
export type Judgement = { strength: Strength; problem: string | null };

/**
 * Number of characters that are judged: more cannot make a strong password weak, and would take the
 * server long.
 */
const MAX_JUDGED_CHARACTERS = 32;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Judges a new password, in forms and on the server alike. It is compared with the 49,000 most
 * common passwords and the words of its owner (each also with digits and signs around it), and
 * searched for repetitions, sequences, keyboard runs and dates. The list takes half a megabyte, so
 * the web app loads this module when it is needed.
 */
export function judgePassword(password: string, owner: Owner): Judgement {
  const words = wordsOfOwner(owner);
  const { guesses, sequence } = estimator.check(password.slice(0, MAX_JUDGED_CHARACTERS), words);
  const strength = strengthOf(guesses);
  if (strength !== 'weak') {
    const weakness = weaknessOfBareWord(password, words);
    if (weakness === null) return { strength, problem: null };
    return { strength: 'weak', problem: WEAKNESS_SENTENCES[weakness] };
  }
  const lists = new Set<unknown>(sequence.map(({ dictionaryName }) => dictionaryName));
  return { strength, problem: WEAKNESS_SENTENCES[weaknessOf(lists)] };
}

/**
 * The weakness of a password that is one listed word with a year, digits or signs around it, such
 * as Welcome2025!
 */
function weaknessOfBareWord(password: string, words: string[]): Weakness | null {
  const word = bareWord(password.slice(0, MAX_JUDGED_CHARACTERS));
  if (word === null) return null;
  const [only, ...others] = estimator.check(word, words).sequence;
  if (only === undefined || others.length > 0) return null;
  if (only.dictionaryName === 'userInputs') return 'own';
  return only.dictionaryName === 'passwords-common' ? 'common' : null;
}

function weaknessOf(lists: ReadonlySet<unknown>): Weakness {
  if (lists.has('userInputs')) return 'own';
  return lists.has('passwords-common') ? 'common' : 'simple';
}

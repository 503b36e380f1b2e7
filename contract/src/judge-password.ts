import {
  type Owner,
  type Strength,
  type Weakness,
  strengthOf,
  WEAKNESS_SENTENCES,
  wordsOfOwner,
} from '@limber/domain/accounts/password-strength';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How hard a password is to guess; the sentence that refuses a weak one, null for any other. */
export type Judgement = { strength: Strength; problem: string | null };

/** What follows makes no weak password of a strong one, and looking at it would hold the server up. */
const LOOKED_AT = 32;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Judges a password that is to be set, the same in every form and on the server: by the 49,000 most common ones,
 * the words of its owner, repetitions, sequences, keyboard runs and dates. Loading this takes a list of half a
 * megabyte: the web app does so when it is needed.
 */
export function judgePassword(password: string, owner: Owner): Judgement {
  const { guesses, sequence } = estimator.check(password.slice(0, LOOKED_AT), wordsOfOwner(owner));
  const strength = strengthOf(guesses);
  if (strength !== 'weak') return { strength, problem: null };
  const lists = new Set<unknown>(sequence.map(({ dictionaryName }) => dictionaryName));
  return { strength, problem: WEAKNESS_SENTENCES[weaknessOf(lists)] };
}

/** What a weak password is made of, by the lists that its words were found in. */
function weaknessOf(lists: ReadonlySet<unknown>): Weakness {
  if (lists.has('userInputs')) return 'own';
  return lists.has('passwords-common') ? 'common' : 'simple';
}

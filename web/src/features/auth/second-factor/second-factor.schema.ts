import { zodResolver } from '#api/zod-resolver.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
} from '@limber/contract/second-factor';

/** Judges the password before a key is made. */
export const beginResolver = zodResolver(beginSecondFactor.body);

/** Judges a code. */
export const codeResolver = zodResolver(confirmSecondFactor.body);

/** Judges the password and a code. */
export const proofResolver = zodResolver(endSecondFactor.body);

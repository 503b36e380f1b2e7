import { zodResolver } from '#api/zod-resolver.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
} from '@limber/contract/second-factor';

export const beginResolver = zodResolver(beginSecondFactor.body);

export const codeResolver = zodResolver(confirmSecondFactor.body);

export const proofResolver = zodResolver(endSecondFactor.body);

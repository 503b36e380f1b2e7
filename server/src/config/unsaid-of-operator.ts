import { listInWords } from '@limber/domain/names-in-words';
import type { Config } from './env.ts';

type Operator = Pick<Config, 'contactEmail' | 'operatorName' | 'operatorAddress'>;

/** The missing details about the operator in one sentence; null for none. */
export function unsaidOfOperator(config: Operator): string | null {
  const missing = [
    ...(config.contactEmail === null ? ['CONTACT_EMAIL'] : []),
    ...(config.operatorName === null ? ['OPERATOR_NAME'] : []),
    ...(config.operatorAddress === null ? ['OPERATOR_ADDRESS'] : []),
  ];
  if (missing.length === 0) return null;
  return `Users are not told yet who runs this installation and how to reach you: set ${listInWords(missing)}, which the contact page, Terms, Privacy and receipts show.`;
}

import { type Config, VARIABLES } from './env.ts';
import { hintAboutMail } from './hint-about-mail.ts';
import { likelyTypos } from './likely-typos.ts';
import { unsaidOfOperator } from './unsaid-of-operator.ts';

type Environment = Record<string, string | undefined>;

/** Sentences for the operator at the server's start. */
export function noticesOf(config: Config, env: Environment): string[] {
  return [
    ...[unsaidOfOperator(config), hintAboutMail(config)].filter((notice) => notice !== null),
    ...(isOffByDefault(config, env) ? [PAYMENTS_OFF] : []),
    ...likelyTypos(Object.keys(env), VARIABLES),
  ];
}

const isOffByDefault = ({ payments }: Config, { PAYMENTS = '' }: Environment) =>
  payments.provider === 'off' && PAYMENTS === '';

const PAYMENTS_OFF =
  'Nothing can be bought here: set the keys of Stripe, or PAYMENTS=sandbox to let everybody who reaches this server play with test cards, or PAYMENTS=off to leave it so.';

/** What may go wrong with a request. `done` tells whether Stripe did what was asked for nevertheless. */
export type Trouble =
  /** An answer of 500 that is not remembered under the key: trying again helps. */
  | { readonly kind: 'fault' }
  /** An answer of 500 that is remembered: the same key gets it again. */
  | { readonly kind: 'remembered fault'; readonly done: boolean }
  /** No answer ever. */
  | { readonly kind: 'silence'; readonly done: boolean }
  /** The connection breaks. */
  | { readonly kind: 'broken connection'; readonly done: boolean }
  /** The answer takes its time, in milliseconds. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** Too much was asked. */
  | { readonly kind: 'rate limit' };

type Planned = { call: string; times: number; trouble: Trouble };

export type Troubles = {
  /** The next requests to this call, such as "POST /v1/subscriptions", meet the trouble. */
  readonly plan: (call: string, trouble: Trouble, times?: number) => void;
  readonly take: (call: string) => Trouble | null;
};

/** Nothing goes wrong until it is planned. */
export function openTroubles(): Troubles {
  const planned: Planned[] = [];
  return {
    plan: (call, trouble, times = 1) => {
      planned.push({ call, trouble, times });
    },
    take: (call) => {
      const next = planned.find((plan) => plan.call === call && plan.times > 0);
      if (!next) return null;
      next.times -= 1;
      return next.trouble;
    },
  };
}

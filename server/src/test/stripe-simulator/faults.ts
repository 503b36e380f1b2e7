/** A fault of a request. `done` says whether Stripe nevertheless did what was requested. */
export type Fault =
  /** An answer of 500 that is not remembered under the key: trying again helps. */
  | { readonly kind: 'fault' }
  /** An answer of 500 that is remembered: the same key gets it again. */
  | { readonly kind: 'remembered fault'; readonly done: boolean }
  /** The request is never answered. */
  | { readonly kind: 'silence'; readonly done: boolean }
  /** The connection is closed without an answer. */
  | { readonly kind: 'broken connection'; readonly done: boolean }
  /** The answer comes late. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** The answer 429. */
  | { readonly kind: 'rate limit' }
  /** The answer 403: the key may not do this. */
  | { readonly kind: 'no permission' };

type Planned = { call: string; times: number; fault: Fault };

export type Faults = {
  /** The next requests to this call, such as "POST /v1/subscriptions", get this fault. */
  readonly add: (call: string, fault: Fault, times?: number) => void;
  readonly next: (call: string) => Fault | null;
};

/** Faults to be met by requests; none until one is planned. */
export function createFaults(): Faults {
  const planned: Planned[] = [];
  return {
    add: (call, fault, times = 1) => {
      planned.push({ call, fault, times });
    },
    next: (call) => {
      const next = planned.find((fault) => fault.call === call && fault.times > 0);
      if (!next) return null;
      next.times -= 1;
      return next.fault;
    },
  };
}

import type {
  ProviderPurchase,
  ProviderSubscription,
} from '#adapters/payments/payment-provider.ts';

/** One thing that was paid for, as one side keeps it; whose it is does not matter here. */
type Kept = Omit<ProviderSubscription, 'customerId'> | Omit<ProviderPurchase, 'customerId'>;

const FIELDS = [
  'plan',
  'bought',
  'users',
  'status',
  'currentPeriodEnd',
  'cancelAtPeriodEnd',
] as const;

/**
 * What our records and the provider's do not agree on, one sentence each. Payments that never came to
 * anything are of no interest on either side.
 */
export function compareRecords(ours: readonly Kept[], theirs: readonly Kept[]): string[] {
  const here = byReference(ours);
  const there = byReference(theirs);
  const references = [...new Set([...here.keys(), ...there.keys()])].toSorted((a, b) =>
    a.localeCompare(b),
  );
  return references.flatMap((reference) => differences(here.get(reference), there.get(reference)));
}

function differences(here: Kept | undefined, there: Kept | undefined): string[] {
  if (!here) return there ? missing(there, 'here', 'at the provider') : [];
  if (!there) return missing(here, 'at the provider', 'here');
  return FIELDS.flatMap((field) => {
    const [mine, yours] = [said(here, field), said(there, field)];
    return mine === yours
      ? []
      : [`${here.reference}: ${field} is ${mine} here and ${yours} at the provider`];
  });
}

function missing(kept: Kept, where: string, elsewhere: string): string[] {
  if (kept.status === 'incomplete' || kept.status === 'failed') return [];
  const thing = said(kept, 'plan') === 'nothing' ? said(kept, 'bought') : said(kept, 'plan');
  return [`${kept.reference}: not known ${where}; ${elsewhere} it is ${thing}, ${kept.status}`];
}

const byReference = (kept: readonly Kept[]) =>
  new Map(kept.map((thing) => [thing.reference, thing]));

function said(kept: Kept, field: (typeof FIELDS)[number]): string {
  const value = new Map<string, string | number | boolean | null>(Object.entries(kept)).get(field);
  return String(value ?? 'nothing');
}

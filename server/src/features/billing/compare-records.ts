import type {
  ProviderPurchase,
  ProviderSubscription,
} from '@limber/domain/subscriptions/payment-event';

type PaidRecord = (
  | Omit<ProviderSubscription, 'customerId'>
  | Omit<ProviderPurchase, 'customerId'>
) & {
  /** Whether the provider deleted the customer. */
  readonly customerIsGone?: boolean;
};

const FIELDS = [
  'plan',
  'bought',
  'users',
  'status',
  'currentPeriodEnd',
  'cancelAtPeriodEnd',
] as const;

/**
 * One sentence per difference between our records and the provider's. Failed and unfinished payments may be missing on
 * one side, and deleted accounts on ours.
 */
export function compareRecords(
  ours: readonly PaidRecord[],
  theirs: readonly PaidRecord[],
): string[] {
  const here = byReference(ours);
  const there = byReference(theirs);
  const references = [...new Set([...here.keys(), ...there.keys()])].toSorted((a, b) =>
    a.localeCompare(b),
  );
  return references.flatMap((reference) => differences(here.get(reference), there.get(reference)));
}

function differences(here: PaidRecord | undefined, there: PaidRecord | undefined): string[] {
  if (!here) {
    const isOwed = there !== undefined && there.customerIsGone !== true;
    return isOwed ? missing(there, 'here', 'at the provider') : [];
  }
  if (!there) return missing(here, 'at the provider', 'here');
  return FIELDS.flatMap((field) => {
    const [mine, yours] = [valueOf(here, field), valueOf(there, field)];
    return mine === yours
      ? []
      : [`${here.reference}: ${field} is ${mine} here and ${yours} at the provider`];
  });
}

function missing(record: PaidRecord, where: string, elsewhere: string): string[] {
  if (record.status === 'incomplete' || record.status === 'failed') return [];
  const thing = 'plan' in record ? record.plan : record.bought;
  return [`${record.reference}: not known ${where}; ${elsewhere} it is ${thing}, ${record.status}`];
}

const byReference = (records: readonly PaidRecord[]) =>
  new Map(records.map((record) => [record.reference, record]));

function valueOf(record: PaidRecord, field: (typeof FIELDS)[number]): string {
  const value = new Map<string, string | number | boolean | null>(Object.entries(record)).get(
    field,
  );
  return String(value ?? 'nothing');
}

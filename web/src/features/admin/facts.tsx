import type { ReactNode } from 'react';

type Props = { facts: readonly (readonly [name: string, value: ReactNode])[] };

export function Facts({ facts }: Props) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-small text-soft">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

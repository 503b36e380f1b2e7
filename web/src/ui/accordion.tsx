import * as Radix from 'radix-ui/accordion';
import type { ReactNode } from 'react';
import { ChevronDown } from './icons/chevron-down.tsx';

type Props = { items: readonly { title: string; content: ReactNode }[] };

/** Titles that open what they say below them, one at a time. The titles are headings below an h2. */
export function Accordion({ items }: Props) {
  return (
    <Radix.Root type="single" collapsible className="border-b border-hairline">
      {items.map(({ title, content }) => (
        <Radix.Item key={title} value={title} className="border-t border-hairline">
          <Radix.Header className="text-body">
            <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 rounded-tick py-3 text-left font-strong hover:text-deep">
              {title}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-soft transition-transform group-data-[state=open]:rotate-180"
              />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content className="max-w-prose pb-5 text-soft data-[state=open]:animate-fade-in">
            {content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}

import * as Collapsible from 'radix-ui/collapsible';
import type { ReactNode } from 'react';
import { ChevronDown } from './icons/chevron-down.tsx';

type Props = {
  title: string;
  /** What is chosen inside, for whoever does not open it. */
  summary: string;
  children: ReactNode;
};

/** A line that opens what belongs to it. It begins closed. */
export function Disclosure({ title, summary, children }: Props) {
  return (
    <Collapsible.Root>
      <Collapsible.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 rounded-tick py-2 text-left hover:text-deep">
        <span className="grid min-w-0 [overflow-wrap:anywhere]">
          <span className="font-strong">{title}</span>
          <span className="text-small text-soft">{summary}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-soft transition-transform group-data-[state=open]:rotate-180"
        />
      </Collapsible.Trigger>
      <Collapsible.Content className="pt-1 pb-4 data-[state=open]:animate-fade-in">
        {children}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

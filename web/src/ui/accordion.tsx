import { type ReactNode, useId } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';

type Props = { items: readonly { title: string; content: ReactNode }[] };

/** A list of which one item is open at a time. Titles are h3. */
export function Accordion({ items }: Props) {
  const name = useId();
  return (
    <div className="border-b border-hairline">
      {items.map(({ title, content }) => (
        <details key={title} name={name} className="group border-t border-hairline">
          <summary className="flex min-h-14 w-full cursor-pointer list-none items-center justify-between gap-4 rounded-tick py-2 hover:text-deep [&::-webkit-details-marker]:hidden">
            <h3 className="py-1 text-body font-strong">{title}</h3>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="max-w-prose pb-5 group-open:animate-fade-in text-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}

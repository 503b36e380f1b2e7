import { type ReactNode, useId, useState } from 'react';
import { ExpandButton } from './expand-button.tsx';

type Props = { items: readonly { title: string; content: ReactNode }[] };

/** Titles that open what they say below them, one at a time. The titles are headings below an h2. */
export function Accordion({ items }: Props) {
  const id = useId();
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <div className="border-b border-hairline">
      {items.map(({ title, content }, index) => {
        const open = index === opened;
        const panel = `${id}-${index}`;
        return (
          <div key={title} className="border-t border-hairline">
            <h3 className="text-body">
              <ExpandButton
                open={open}
                controls={panel}
                onToggle={() => setOpened(open ? null : index)}
              >
                <span className="py-1 font-strong">{title}</span>
              </ExpandButton>
            </h3>
            <section
              id={panel}
              aria-label={title}
              hidden={!open}
              className="max-w-prose animate-fade-in pb-5 text-soft"
            >
              {open && content}
            </section>
          </div>
        );
      })}
    </div>
  );
}

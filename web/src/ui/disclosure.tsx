import { type ReactNode, useId, useState } from 'react';
import { ExpandButton } from './expand-button.tsx';

type Props = {
  title: string;
  /** The current choice, readable while closed. */
  summary: string;
  children: ReactNode;
};

export function Disclosure({ title, summary, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <ExpandButton open={open} controls={id} onToggle={() => setOpen(!open)}>
        <span className="grid min-w-0 [overflow-wrap:anywhere]">
          <span className="font-strong">{title}</span>
          <span className="text-small text-soft">{summary}</span>
        </span>
      </ExpandButton>
      <div id={id} hidden={!open} className="animate-fade-in pt-1 pb-4">
        {open && children}
      </div>
    </div>
  );
}

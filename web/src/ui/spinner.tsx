import LoaderCircle from 'lucide-react/icons/loader-circle';

/** With a `label` it fills a screen and is announced. */
export function Spinner({ label }: { label?: string }) {
  if (label === undefined) return <LoaderCircle aria-hidden className="animate-turn" />;
  return (
    <output className="grid min-h-[40dvh] place-items-center text-soft">
      <LoaderCircle aria-hidden className="size-8 animate-turn" />
      <span className="sr-only">{label}</span>
    </output>
  );
}

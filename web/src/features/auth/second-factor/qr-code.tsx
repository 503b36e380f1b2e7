import { generate } from 'lean-qr';
import { useMemo } from 'react';

/** Empty modules that readers need on each side. */
const QUIET = 4;

/** Dark on white in every theme: some readers cannot read inverted codes. */
export function QrCode({ label, text }: { label: string; text: string }) {
  const { path, size } = useMemo(() => draw(text), [text]);
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> would need an address
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-card forced-color-adjust-none"
    >
      <rect x={-QUIET} y={-QUIET} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function draw(text: string): { path: string; size: number } {
  const code = generate(text);
  const steps = Array.from({ length: code.size }, (_, step) => step);
  const dark = steps.flatMap((y) =>
    steps.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`),
  );
  return { path: dark.join(''), size: code.size };
}

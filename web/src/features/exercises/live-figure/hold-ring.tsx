const RADIUS = 16;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

type Props = {
  left: number;
  seconds: number;
};

/**
 * A ring that fills during a hold, around its remaining seconds. Hidden from screen readers, which get the
 * words.
 */
export function HoldRing({ left, seconds }: Props) {
  const filled = Math.min(1, (seconds - left + 1) / seconds);
  return (
    <svg aria-hidden viewBox="0 0 40 40" className="size-14 rounded-pill bg-card">
      <circle cx="20" cy="20" r={RADIUS} fill="none" strokeWidth="4" className="stroke-sunken" />
      <circle
        cx="20"
        cy="20"
        r={RADIUS}
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={CIRCUMFERENCE}
        strokeDashoffset={CIRCUMFERENCE * (1 - filled)}
        transform="rotate(-90 20 20)"
        className="stroke-movement transition-[stroke-dashoffset] duration-1000 ease-linear forced-colors:stroke-[CanvasText]"
      />
      <text
        x="20"
        y="20"
        dy="0.35em"
        textAnchor="middle"
        className="fill-ink text-[13px] font-strong tabular-nums"
      >
        {left}
      </text>
    </svg>
  );
}

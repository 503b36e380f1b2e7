import { Link } from 'wouter';

/** The name of the product, leading home. */
export function Logo() {
  return (
    <Link href="/" className="tap flex items-center gap-2 rounded-card text-ink">
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" className="fill-brand" />
        <g fill="none" stroke="#fff" strokeLinecap="round">
          <circle cx="12.5" cy="9" r="3.5" fill="#fff" stroke="none" />
          <path d="M12.5 16.5V25" strokeWidth="4.5" />
          <path d="M12.5 17.5c5.500 0 9.500-3 10.500-9" strokeWidth="3.5" />
          <path
            d="M25 14.500c-.6 3.600-2.400 6.600-5.200 8.700"
            strokeWidth="3"
            className="stroke-movement"
          />
        </g>
      </svg>
      <span className="hidden text-title font-strong tracking-tight min-[360px]:inline">
        Limber
      </span>
      <span className="sr-only">, to the homepage</span>
    </Link>
  );
}

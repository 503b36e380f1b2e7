import { MessageCircle } from 'lucide-react';
import { FEEDBACK_LINK } from '#contact.ts';

const NOT_ON = [
  '/login',
  '/register',
  '/onboarding',
  '/routine/',
  '/session',
  '/checkout',
  '/subscription',
  '/home',
];

/** Whether the floating Feedback button belongs on a path. */
export function offersFeedback(path: string): boolean {
  return path !== '/' && !NOT_ON.some((start) => path.startsWith(start));
}

/** Floats in the margin of the page and opens a letter to us; its name appears where there is room. */
export function FeedbackButton() {
  return (
    <aside
      aria-label="Feedback"
      className="fixed right-4 bottom-[calc(5rem+var(--action-bar,0rem))] z-30 sm:bottom-[calc(1.5rem+var(--action-bar,0rem))]"
    >
      <a
        href={FEEDBACK_LINK}
        title="Feedback"
        className="tap flex items-center justify-center gap-2 rounded-pill border border-hairline bg-float px-3 text-small font-strong text-ink shadow-float hover:bg-tint"
      >
        <MessageCircle aria-hidden className="size-5 text-deep" />
        <span className="sr-only 2xl:not-sr-only">Feedback</span>
      </a>
    </aside>
  );
}

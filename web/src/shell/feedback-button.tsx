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

/**
 * Opens a letter to us. It floats where no control can come to lie under it: on phones at the end of the
 * navigation, on tablets in the margin of the page, which is as narrow as this, and in the corner where the
 * margin is wide.
 */
export function FeedbackButton() {
  return (
    <aside
      aria-label="Feedback"
      className="sm:fixed sm:top-1/2 sm:right-0 sm:z-30 xl:top-auto xl:right-4 xl:bottom-[calc(1.5rem+var(--action-bar,0rem))]"
    >
      <a
        href={FEEDBACK_LINK}
        title="Feedback"
        className="grid h-16 w-16 place-content-center text-small font-strong -outline-offset-2 max-sm:border-l max-sm:border-hairline sm:h-auto sm:w-6 sm:rounded-l-card sm:border sm:border-hairline sm:bg-float sm:py-3 sm:text-ink sm:shadow-float sm:hover:bg-tint xl:flex xl:min-h-11 xl:w-auto xl:min-w-11 xl:items-center xl:justify-center xl:gap-2 xl:rounded-pill xl:px-3 xl:py-0"
      >
        <MessageCircle
          aria-hidden
          className="size-6 text-soft sm:hidden xl:block xl:size-5 xl:text-deep"
        />
        <span className="max-sm:sr-only sm:max-xl:[writing-mode:vertical-rl] xl:max-2xl:sr-only">
          Feedback
        </span>
      </a>
    </aside>
  );
}

import MessageCircle from 'lucide-react/icons/message-circle';
import { useFeedbackLink } from '#installation.ts';

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

export function offersFeedback(path: string): boolean {
  return path !== '/' && !NOT_ON.some((start) => path.startsWith(start));
}

/**
 * Floats where it covers no control: on phones at the end of the navigation, elsewhere in the
 * margin of the page, which is as wide as the button.
 */
export function FeedbackButton() {
  return (
    <aside aria-label="Feedback" className="sm:fixed sm:top-1/2 sm:right-0 sm:z-30">
      <a
        href={useFeedbackLink()}
        title="Feedback"
        className="grid h-16 w-16 place-content-center text-small font-strong -outline-offset-2 max-sm:border-l max-sm:border-hairline sm:h-auto sm:w-6 sm:rounded-l-card sm:border sm:border-hairline sm:bg-float sm:py-3 sm:text-ink sm:shadow-float sm:hover:bg-tint"
      >
        <MessageCircle aria-hidden className="size-6 text-soft sm:hidden" />
        <span className="max-sm:sr-only sm:[writing-mode:vertical-rl]">Feedback</span>
      </a>
    </aside>
  );
}

/** Reserves its place on phones, so that nothing beside it moves. */
export const FeedbackRoom = () => <div className="w-16 sm:hidden" />;

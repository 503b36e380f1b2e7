import { GetStarted } from './get-started.tsx';
import { Section } from './section.tsx';

/** The last word, and the way in. */
export function Closing() {
  return (
    <Section tinted>
      <div className="grid justify-items-start gap-6">
        <h2 className="max-w-2xl text-display">Your next three minutes can be these</h2>
        <p className="max-w-md text-soft">
          Say where it hurts, stay where you sit, and follow the figure.
        </p>
        <GetStarted />
      </div>
    </Section>
  );
}

import { SeeADoctorNote } from '#features/workout/see-a-doctor-note.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Says what comes, and when not to begin. */
export function WelcomeStep({ onContinue }: { onContinue: () => void }) {
  return (
    <>
      <div className="grid max-w-prose gap-3">
        <p>
          Every day you get five easy exercises, three minutes in all, seated or standing at your
          desk. Next, tell us where it hurts, so that we can choose the right ones.
        </p>
        <p className="text-soft">
          Move slowly and only as far as it feels good. A gentle pull is fine, pain is not.
        </p>
      </div>
      <SeeADoctorNote />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 max-sm:flex-col-reverse max-sm:items-stretch max-sm:text-center">
        <TextLink href="/dashboard">Skip onboarding for now</TextLink>
        <Button size="large" onClick={onContinue}>
          Continue
        </Button>
      </div>
    </>
  );
}

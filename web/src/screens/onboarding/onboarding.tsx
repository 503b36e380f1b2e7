import { useSearchParams } from 'wouter';
import { safeReturnUrl } from '#features/auth/return-url.ts';
import { useSession } from '#features/auth/session-store.ts';
import { WhatWasKept } from '#features/visit/what-is-kept.tsx';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { PainPointsStep } from './pain-points-step.tsx';
import { rememberDoctorNoteRead } from '#features/workout/doctor-note-read.ts';
import { SeeADoctorNote } from '#features/workout/see-a-doctor-note.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';

const STEPS = ['Account', 'Pain Points', 'Preferences'];

/** The first minute after registration. `?step=2` makes Back lead to the welcome. */
export function OnboardingScreen() {
  const { user, loading } = useSession();
  const [search, setSearch] = useSearchParams();
  const next = safeReturnUrl(search.get('returnUrl'));
  const step = search.get('step') === '2' ? 1 : 0;
  if (loading) return <Spinner label="Loading" />;

  const name = user && (user.fullName || user.username);
  const welcome = name ? `Welcome, ${name}!` : 'Welcome!';
  return (
    <Page
      title="Getting started"
      heading={step === 0 ? welcome : 'Where does it hurt?'}
      step={step === 0 ? undefined : STEPS[step]}
    >
      <div className="-order-1">
        <Stepper label="Getting started" steps={STEPS} current={step} />
      </div>
      {step === 0 ? (
        <WelcomeStep
          next={next}
          onContinue={() => {
            rememberDoctorNoteRead();
            setSearch((before) => ({ ...Object.fromEntries(before), step: '2' }));
          }}
        />
      ) : (
        <PainPointsStep
          next={next}
          onBack={() =>
            setSearch((before) => {
              before.delete('step');
              return before;
            })
          }
        />
      )}
    </Page>
  );
}

function WelcomeStep({ next, onContinue }: { next: string; onContinue: () => void }) {
  return (
    <>
      <WhatWasKept />
      <div className="grid max-w-prose gap-3">
        <p>
          Every day you get five short exercises, three minutes of movement, seated or standing at
          your desk. Next, tell us where it hurts, so that we can choose the right ones.
        </p>
        <p className="text-soft">
          Move slowly and only as far as it feels good. A gentle pull is fine, pain is not.
        </p>
      </div>
      <SeeADoctorNote />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 max-sm:flex-col-reverse max-sm:items-stretch max-sm:text-center">
        <TextLink href={next}>Skip onboarding for now</TextLink>
        <Button size="large" onClick={onContinue}>
          Continue
        </Button>
      </div>
    </>
  );
}

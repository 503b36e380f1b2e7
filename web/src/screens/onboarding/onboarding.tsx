import { useState } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { Page } from '#ui/page.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { PainPointsStep } from './pain-points-step.tsx';
import { WelcomeStep } from './welcome-step.tsx';

const STEPS = ['Account', 'Pain Points', 'Preferences'];

/** The first minute after registering: welcome, and where it hurts. */
export function Onboarding() {
  const { user, loading } = useSession();
  const [step, setStep] = useState(0);
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
        <WelcomeStep onContinue={() => setStep(1)} />
      ) : (
        <PainPointsStep onBack={() => setStep(0)} />
      )}
    </Page>
  );
}

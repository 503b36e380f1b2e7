import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotLoadedNote } from '#api/not-loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { toast } from '#ui/toast.ts';
import { useFocusReturnAfterSteps } from '#browser/use-focus-return.ts';
import { ConfirmApp } from './confirm-app.tsx';
import { BeginWithPassword, ProveOwner } from './prove-owner.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorQuery } from './second-factor.api.ts';

type Step =
  | { kind: 'overview' }
  | { kind: 'password' }
  | { kind: 'app'; key: string; uri: string }
  | { kind: 'new-codes' }
  | { kind: 'off' }
  | { kind: 'codes'; codes: readonly string[]; said: string };

const TITLE = 'Two-Step Sign-In';

export function SecondFactorDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ kind: 'overview' });
  useFocusReturnAfterSteps();
  const showCodes = (said: string) => (codes: readonly string[]) =>
    setStep({ kind: 'codes', codes, said });
  const steps = { title: TITLE, onClose };
  if (step.kind === 'overview') return <Overview onClose={onClose} onStep={setStep} />;
  if (step.kind === 'password') {
    return <BeginWithPassword {...steps} onBegun={(app) => setStep({ kind: 'app', ...app })} />;
  }
  if (step.kind === 'app') {
    const onConfirmed = showCodes('Two-step sign-in is on.');
    return <ConfirmApp {...steps} app={step} onConfirmed={onConfirmed} />;
  }
  if (step.kind === 'new-codes') {
    const onDone = showCodes('Your old codes no longer work.');
    return <ProveOwner {...steps} purpose="new-codes" onDone={onDone} />;
  }
  if (step.kind === 'off') {
    return <ProveOwner {...steps} purpose="off" onDone={sayOffAndClose(onClose)} />;
  }
  return <NewCodes codes={step.codes} said={step.said} onClose={onClose} />;
}

type NewCodesProps = { codes: readonly string[]; said: string; onClose: () => void };

function NewCodes({ codes, said, onClose }: NewCodesProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your recovery codes"
      description={said}
      footer={<Button onClick={onClose}>I Have Kept Them</Button>}
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}

const sayOffAndClose = (onClose: () => void) => () => {
  onClose();
  toast({ kind: 'success', title: 'Success', description: 'Two-step sign-in is off.' });
};

type OverviewProps = { onClose: () => void; onStep: (step: Step) => void };

function Overview({ onClose, onStep }: OverviewProps) {
  const query = useQuery(secondFactorQuery);
  const { data: factor, error } = query;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={TITLE}
      description="Besides your password, signing in asks for a code from an app on your phone. Whoever learns your password still stays outside."
      footer={
        factor?.on ? (
          <>
            <Button kind="danger" onClick={() => onStep({ kind: 'off' })}>
              Turn Off
            </Button>
            <Button kind="secondary" onClick={() => onStep({ kind: 'new-codes' })}>
              New Recovery Codes
            </Button>
          </>
        ) : (
          factor && <Button onClick={() => onStep({ kind: 'password' })}>Set Up</Button>
        )
      }
    >
      {factor ? (
        <p>
          {factor.on
            ? `It is on. Recovery codes left: ${factor.recoveryCodesLeft}.`
            : 'It is off. You need an authenticator app, such as the one in your password manager.'}
        </p>
      ) : error ? (
        <NotLoadedNote what="this" query={query} />
      ) : (
        <SkeletonBlock shape="h-6 w-full" />
      )}
    </Dialog>
  );
}

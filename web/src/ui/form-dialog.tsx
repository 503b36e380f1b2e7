import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Button, type ButtonKind } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormProblem } from './form-problem.tsx';

type Props = {
  title: string;
  description?: ReactNode;
  /** `pendingLabel` replaces the label while the form is sent. */
  submit: { kind: ButtonKind; label: string; pendingLabel: string };
  pending: boolean;
  onSubmit: (event: SubmitEvent) => Promise<void>;
  onClose: () => void;
  /** An error that belongs to no field. */
  problem: string | undefined;
  children: ReactNode;
};

export function FormDialog(props: Props) {
  const { title, description, submit, pending, onSubmit, onClose, problem, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button kind={submit.kind} type="submit" form={id} pending={pending}>
            {pending ? submit.pendingLabel : submit.label}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void onSubmit(event)}>
        <FormProblem sentence={problem} />
        {children}
      </form>
    </Dialog>
  );
}

import { ANY_MOMENT, type Moment } from '@limber/domain/moment/moment';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { MomentQuestions } from './moment-questions.tsx';

type Props = {
  /** The answers so far; null while closed. */
  moment: Moment | null;
  onChange: (moment: Moment | null) => void;
  pending: boolean;
  onFit: () => void;
};

export function MomentDialog({ moment, onChange, pending, onFit }: Props) {
  const isReady = moment !== null && Object.values(moment).some((answer) => answer !== null);
  return (
    <Dialog
      open={moment !== null}
      onOpenChange={() => onChange(null)}
      title="Fit this moment"
      description="Say what matters right now. The rest stays as it is."
      footer={
        <>
          {isReady && (
            <Button kind="quiet" onClick={() => onChange(ANY_MOMENT)}>
              Clear answers
            </Button>
          )}
          <Button disabled={!isReady} pending={pending} onClick={onFit}>
            Fit the routine
          </Button>
        </>
      }
    >
      {moment && <MomentQuestions moment={moment} onChange={onChange} />}
    </Dialog>
  );
}

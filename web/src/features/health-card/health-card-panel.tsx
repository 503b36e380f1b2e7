import { counted } from '@limber/domain/counted';
import { type HealthCard, isEmptyCard } from '@limber/domain/health/health-card';
import { useQuery } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { Loaded } from '#api/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { toast } from '#ui/toast.ts';
import { healthCardQuery, useDeleteHealthCard, useSaveHealthCard } from './health-card.api.ts';
import { HealthCardForm, HealthCardPromise } from './health-card-form.tsx';

type Props = {
  /** Called when a saved or deleted card may have changed today's routine. */
  onRoutineChanged: () => void;
};

/** Each change is saved at once. */
export function HealthCardPanel({ onRoutineChanged }: Props) {
  const query = useQuery(healthCardQuery);
  return (
    <Card as="section">
      <div className="grid max-w-3xl gap-4">
        <div className="grid gap-1">
          <h2 className="text-body">Health card</h2>
          <p className="text-small text-soft">
            Is there anything we should leave out? Tick what is true for you. A change counts at
            once, in the routine of today too.
          </p>
          <HealthCardPromise />
        </div>
        <Loaded query={query} what="your health card" skeleton={<SkeletonBlock shape="h-80" />}>
          {(card) => <EditedCard card={card} onRoutineChanged={onRoutineChanged} />}
        </Loaded>
      </div>
    </Card>
  );
}

function EditedCard({ card, onRoutineChanged }: Props & { card: HealthCard }) {
  const save = useSaveHealthCard((exchanged) => {
    if (exchanged > 0) toastExchanged(exchanged);
    onRoutineChanged();
  });
  const deletion = useDeleteHealthCard(() => {
    onRoutineChanged();
    toast({
      kind: 'success',
      title: 'Health card deleted',
      description: 'Nothing is left out any more.',
      action: { label: 'Undo', onClick: () => save.mutate(card) },
    });
  });
  return (
    <>
      <HealthCardForm card={card} onChange={(changed) => save.mutate(changed)} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <output className="text-small text-soft">
          {save.isPending ? 'Saving...' : save.isSuccess && 'Saved'}
        </output>
        {!isEmptyCard(card) && (
          <Button kind="quiet" pending={deletion.isPending} onClick={() => deletion.mutate()}>
            <Trash2 aria-hidden />
            Delete health card
          </Button>
        )}
      </div>
    </>
  );
}

function toastExchanged(count: number): void {
  toast({
    kind: 'success',
    title: 'Today’s routine was adapted',
    description: `${counted(count, 'exercise')} came in place of what your card rules out.`,
  });
}

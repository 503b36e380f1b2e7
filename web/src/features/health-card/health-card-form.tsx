import { areaLabel, BODY_AREAS } from '@limber/domain/body-areas';
import { EXERCISE_MOVEMENTS, movementWords } from '@limber/domain/exercises/movements';
import {
  CONDITIONS,
  type HealthCard,
  OPERATIONS,
  withAnswers,
  WORSE_DIRECTIONS,
} from '@limber/domain/health/health-card';
import {
  conditionLabel,
  operationLabel,
  WORSE_QUESTION,
  worseLabel,
} from '@limber/domain/health/health-card-words';
import { CheckPills } from '#ui/check-pills.tsx';
import { CheckboxCard } from '#ui/checkbox-card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { RadioPills } from '#ui/radio-pills.tsx';

const AREAS = BODY_AREAS.map((area) => ({ value: area, label: areaLabel(area) }));
const NOT_ALLOWED = EXERCISE_MOVEMENTS.map((movement) => ({
  value: movement,
  label: movementWords(movement),
}));
const WORSE = WORSE_DIRECTIONS.map((value) => ({ value, label: worseLabel(value) }));

type Props = { card: HealthCard; onChange: (card: HealthCard) => void };

/** Questions that concern few users start closed. */
export function HealthCardForm({ card, onChange }: Props) {
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="sr-only">What is true for you</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {CONDITIONS.map((condition) => (
            <CheckboxCard
              key={condition}
              label={conditionLabel(condition)}
              checked={card[condition]}
              onCheckedChange={(isTrue) => onChange(withAnswers(card, { [condition]: isTrue }))}
            />
          ))}
        </div>
      </fieldset>
      {card.discOrSciatica && (
        <RadioPills
          legend={WORSE_QUESTION}
          options={WORSE}
          value={card.discWorse}
          onChange={(discWorse) => onChange({ ...card, discWorse })}
        />
      )}
      <div className="divide-y divide-hairline border-y border-hairline">
        {OPERATIONS.map((operation) => (
          <Disclosure
            key={operation}
            title={operationLabel(operation)}
            summary={card[operation].map(areaLabel).join(', ') || 'None'}
          >
            <CheckPills
              legend="Where"
              options={AREAS}
              chosen={card[operation]}
              onChange={(areas) => onChange({ ...card, [operation]: areas })}
            />
          </Disclosure>
        ))}
        <Disclosure
          title="My therapist said no to…"
          summary={card.notAllowed.map(movementWords).join(', ') || 'Nothing'}
        >
          <CheckPills
            legend="Choose what you should not do"
            options={NOT_ALLOWED}
            chosen={card.notAllowed}
            onChange={(notAllowed) => onChange({ ...card, notAllowed })}
          />
        </Disclosure>
      </div>
    </div>
  );
}

/** The note that says how we use the answers and that they stay private. */
export function HealthCardPromise() {
  return (
    <p className="text-small text-soft">
      Private: we use it to choose your exercises and for nothing else. Nobody but you sees it, and
      you can delete it at any time.
    </p>
  );
}

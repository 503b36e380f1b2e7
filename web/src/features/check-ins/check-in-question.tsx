import type { BodyArea } from '@limber/domain/body-areas';
import {
  areaToAskAbout,
  checkInQuestion,
  type Feeling,
  FEELINGS,
  feelingWords,
} from '@limber/domain/check-ins/check-in';
import type { Weights } from '@limber/domain/pain-points/weights';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { Button } from '#ui/button.tsx';
import { useToday } from '#browser/use-local-time.ts';
import { areasAsked, rememberAsked } from './asked-today.ts';
import { checkInsQuery, useSaveCheckIn } from './check-ins.api.ts';

const THANKS: Record<Feeling, string> = {
  better: 'Good to hear.',
  same: 'Noted. Thank you.',
  worse: 'Noted. Go gently, and leave out what hurts.',
};

type Props = {
  /** The finished exercises. */
  exercises: readonly { bodyArea: BodyArea }[];
  weights: Weights;
};

/** Asks how one exercised area feels. Empty when the user was asked about each of them today. */
export function CheckInQuestion(props: Props) {
  const userId = useSession().user?.id ?? 0;
  const date = useToday();
  const { data } = useQuery(checkInsQuery);
  if (!data) return null;
  const answered = data.filter((each) => each.date === date).map(({ area }) => area);
  const asked = new Set([...answered, ...areasAsked({ userId, date })]);
  return <Question {...props} asked={asked} userId={userId} date={date} />;
}

type QuestionProps = Props & { asked: ReadonlySet<BodyArea>; userId: number; date: string };

function Question({ asked, userId, date, ...moved }: QuestionProps) {
  // Chosen once, so that the area stays when its own answer arrives.
  const [area] = useState(() => areaToAskAbout({ ...moved, asked }));
  const [skipped, setSkipped] = useState(false);
  useEffect(() => {
    if (area) rememberAsked({ userId, date }, area);
  }, [area, userId, date]);
  if (area === null || skipped) return null;
  return <Answers area={area} date={date} onSkip={() => setSkipped(true)} />;
}

type AnswersProps = { area: BodyArea; date: string; onSkip: () => void };

function Answers({ area, date, onSkip }: AnswersProps) {
  const heading = useId();
  const [saved, setSaved] = useState<Feeling | null>(null);
  const saving = useSaveCheckIn(({ feeling }) => setSaved(feeling));
  const chosen = saving.isPending ? saving.variables.feeling : saved;
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-body">
        {checkInQuestion(area)}
      </h2>
      <fieldset aria-labelledby={heading} className="flex flex-wrap gap-2">
        {FEELINGS.map((feeling) => (
          <Button
            key={feeling}
            kind="secondary"
            aria-pressed={chosen === feeling}
            onClick={() => saving.mutate({ area, feeling, date })}
          >
            {feelingWords(feeling)}
          </Button>
        ))}
        {chosen === null && (
          <Button kind="quiet" onClick={onSkip}>
            Skip
          </Button>
        )}
      </fieldset>
      <output className="text-small text-soft">{saved && THANKS[saved]}</output>
    </section>
  );
}

import { FEEDBACK_LINK } from '#contact.ts';
import { SeeADoctorNote } from '#features/workout/see-a-doctor-note.tsx';
import { Prose } from '#ui/prose.tsx';

/** How to get the most out of three minutes. */
export function HowToUse() {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Prose>
        <h2 className="!mt-0">Make it your own</h2>
        <p>
          This is your routine. Pick the time of day that suits you, change the order, put your
          favourites into a plan. The best routine is the one you will do again tomorrow.
        </p>
        <h2>Listen to your body</h2>
        <p>
          Move slowly, breathe, and go only as far as it feels good. A gentle pull is fine. Pain is
          not: ease off, make the movement smaller, or leave it out today.
        </p>
        <h2>Adjust the repetitions</h2>
        <p>
          The numbers are a suggestion. Feeling stiff? Begin with half. Feeling good? Add a few. One
          careful repetition is worth more than ten hurried ones.
        </p>
        <h2>When an exercise makes no sense to you</h2>
        <p>
          Skip it, do your own version of it, or ask for another one with the button beside it. And
          please <a href={FEEDBACK_LINK}>tell us</a>: your feedback makes the next description
          clearer.
        </p>
        <h2>Chair or standing</h2>
        <p>
          Most exercises work either way. On a chair, sit towards the front with both feet on the
          floor, and choose one that does not roll away. Standing, keep a desk or a wall within
          reach.
        </p>
      </Prose>
      <SeeADoctorNote />
    </div>
  );
}

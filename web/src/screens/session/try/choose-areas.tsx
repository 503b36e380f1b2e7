import Play from 'lucide-react/icons/play';
import { BodyMap } from '#features/pain-points/body/body-map.tsx';
import { useTouchedAreas } from '#features/visit/use-touched-areas.ts';
import { SeeADoctorLine } from '#features/workout/see-a-doctor-line.tsx';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { singlePress } from '#browser/single-press.ts';
import { TextLink } from '#ui/text-link.tsx';

type Props = {
  /** True while exercises are chosen. */
  pending: boolean;
  onStart: () => void;
};

/** The visitor chooses areas on the drawn body, and starts. */
export function ChooseAreas({ pending, onStart }: Props) {
  const { chosen, toggle } = useTouchedAreas();
  return (
    <>
      <Page
        title="Where does it hurt?"
        lead="Touch it and press Start: five easy exercises, three minutes of movement, no account."
        actions={<TextLink href="/">Back to homepage</TextLink>}
      >
        <BodyMap chosen={chosen} onToggle={toggle} />
        <SeeADoctorLine />
      </Page>
      <div
        data-action-bar
        className="sticky bottom-0 z-20 mt-auto border-t border-hairline bg-card short:static"
      >
        <div className="mx-auto flex max-w-3xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-6">
          <Button kind="movement" size="large" pending={pending} {...singlePress(onStart)}>
            {!pending && <Play aria-hidden />}
            {pending ? 'Choosing your five…' : 'Start'}
          </Button>
          <p className="text-small text-soft max-sm:sr-only">
            {chosen.size === 0
              ? 'Nothing hurts? Then it moves the whole of you.'
              : 'What you touched stays in this tab.'}
          </p>
        </div>
      </div>
    </>
  );
}

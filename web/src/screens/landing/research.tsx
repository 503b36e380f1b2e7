import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { TextLink } from '#ui/text-link.tsx';
import { LandingSection } from './landing-section.tsx';

const SUPPORTED = [
  'Exercise seems to lower the risk of a new episode of low back pain for about a year, most of all together with education.',
  'Strengthening neck and shoulders eases the neck pain of office workers.',
  'Little can be enough: two minutes with an elastic band on working days eased frequent neck and shoulder pain.',
];

const UNSUPPORTED = [
  'No good study that we know of shows that three minutes of joint mobility alone prevent pain or injury.',
  'What was studied was often longer and harder than Limber, and strength rather than mobility.',
  'No clinician has signed our exercises yet. Each says so, and names a source where there is one.',
];

export function Research() {
  return (
    <LandingSection id="research">
      <h2 className="text-display">What research supports, and what not</h2>
      <div className="grid gap-10 md:grid-cols-2 lg:gap-16">
        <Findings title="It supports" findings={SUPPORTED} icon={<Check />} />
        <Findings title="It does not" findings={UNSUPPORTED} icon={<Minus />} />
      </div>
      <p>
        <TextLink href="/mission#research">The studies by name</TextLink>
      </p>
    </LandingSection>
  );
}

type FindingsProps = { title: string; findings: readonly string[]; icon: ReactNode };

function Findings({ title, findings, icon }: FindingsProps) {
  return (
    <div className="grid content-start gap-4">
      <h3 className="text-title">{title}</h3>
      <ul className="grid gap-4">
        {findings.map((finding) => (
          <li key={finding} className="flex gap-3 text-pretty">
            <span aria-hidden className="mt-0.5 shrink-0 text-deep [&_svg]:size-5">
              {icon}
            </span>
            {finding}
          </li>
        ))}
      </ul>
    </div>
  );
}

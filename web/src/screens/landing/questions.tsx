import { FREE_TIER } from '@limber/domain/subscriptions/tier-facts';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { Accordion } from '#ui/accordion.tsx';
import { LandingSection } from './landing-section.tsx';

const QUESTIONS = [
  {
    title: 'Do I need an account?',
    content:
      'Not to try it: touch where it hurts and press Start. To keep what you did, and to have five exercises chosen every day, you make one.',
  },
  {
    title: 'Can I do it in a meeting?',
    content:
      'Yes. More than three hundred exercises are done seated or standing, and a quarter of them are so small that neither a colleague nor a camera would notice. You say which before you start.',
  },
  {
    title: 'What if an exercise hurts?',
    content:
      'Stop, and press “This hurts”: another one takes its place, and it is left out for some days. Limber also names the signs with which you should see a doctor, and shows them before your first routine.',
  },
  {
    title: 'Is this medical treatment?',
    content:
      'No, and it replaces none. Limber shows movements, finds out nothing about your health and heals nothing. With a health card you can say what you have or should not do, and exercises that warn of it are left out.',
  },
  {
    title: 'Does it work without a mouse, or without seeing the figure?',
    content:
      'Yes. Everything can be reached by keyboard, each movement is described in words, and a voice can lead you through a session. Whoever asked their device for less motion sees pictures that stand still.',
  },
  {
    title: 'What does it cost?',
    content: `Nothing for ${FREE_TIER.bodyAreas} areas and short routines, without a time limit. The first ${FOUNDING_MEMBERS} people who register have everything in Pro, free, for good.`,
  },
];

export function Questions() {
  return (
    <LandingSection id="questions">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[5fr_8fr] lg:gap-16">
        <h2 className="text-display">Questions</h2>
        <Accordion items={QUESTIONS} />
      </div>
    </LandingSection>
  );
}

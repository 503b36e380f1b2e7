import { useFeedbackLink } from '#installation.ts';
import { Avatar } from '#features/auth/avatar.tsx';
import { useSession } from '#features/auth/session-store.ts';
import { TierBadges } from '#features/subscription/tier-badges.tsx';
import { SeeADoctorNote } from '#features/workout/see-a-doctor-note.tsx';
import { PainPointsTab } from './pain-points-tab.tsx';
import { Card } from '#ui/card.tsx';
import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';
import { Page } from '#ui/page.tsx';
import { Prose } from '#ui/prose.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useTab } from '#browser/use-tab.ts';

const HistoryTab = lazyWhenIdle(async () => (await import('./history/history-tab.tsx')).HistoryTab);
const CustomPlansTab = lazyWhenIdle(
  async () => (await import('./custom-plans-tab.tsx')).CustomPlansTab,
);
const SubscriptionTab = lazyWhenIdle(
  async () => (await import('./subscription-tab.tsx')).SubscriptionTab,
);
const AccountTab = lazyWhenIdle(async () => (await import('./account/account-tab.tsx')).AccountTab);

const TABS = [
  { value: 'pain-points', label: 'Pain Points', content: <PainPointsTab /> },
  { value: 'history', label: 'History', content: <HistoryTab /> },
  { value: 'custom-plans', label: 'Custom Plans', content: <CustomPlansTab /> },
  { value: 'how-to-use', label: 'How to Use', content: <HowToUse /> },
  { value: 'subscription', label: 'Subscription', content: <SubscriptionTab /> },
  { value: 'account', label: 'Account', content: <AccountTab /> },
];

export function ProfileScreen() {
  const [tab, chooseTab] = useTab(TABS.map(({ value }) => value));
  return (
    <Page title="Profile" width="wide">
      <ProfileCard />
      {/* Tabs stay mounted, so that unsaved sliders and a running plan survive a switch. */}
      <Tabs label="Profile" tabs={TABS} value={tab} onChange={chooseTab} keep />
    </Page>
  );
}

function ProfileCard() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Card as="section">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Avatar user={user} size="large" />
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="font-strong">{user.fullName || user.username}</p>
          <p className="text-soft">{user.email}</p>
        </div>
        {/* A row of its own on phones, with room for a second badge that loads later. */}
        <div className="max-sm:col-span-2">
          <TierBadges />
        </div>
      </div>
    </Card>
  );
}

function HowToUse() {
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
          please <a href={useFeedbackLink()}>tell us</a>: your feedback makes the next description
          clearer.
        </p>
        <h2>Chair or standing</h2>
        <p>
          One exercise in six works either way; each says which. On a chair, sit towards the front
          with both feet on the floor, and choose one that does not roll away. Standing, keep a desk
          or a wall within reach.
        </p>
      </Prose>
      <SeeADoctorNote />
    </div>
  );
}

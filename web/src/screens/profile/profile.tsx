import { Page } from '#ui/page.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AccountTab } from './account/account-tab.tsx';
import { CustomPlansTab } from './custom-plans-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { HowToUse } from './how-to-use.tsx';
import { PainPointsTab } from './pain-points-tab.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SubscriptionTab } from './subscription-tab.tsx';
import { useTab } from './use-tab.ts';

const TABS = [
  { value: 'pain-points', label: 'Pain Points', content: <PainPointsTab /> },
  { value: 'history', label: 'History', content: <HistoryTab /> },
  { value: 'custom-plans', label: 'Custom Plans', content: <CustomPlansTab /> },
  { value: 'how-to-use', label: 'How to Use', content: <HowToUse /> },
  { value: 'subscription', label: 'Subscription', content: <SubscriptionTab /> },
  { value: 'account', label: 'Account', content: <AccountTab /> },
];

/** Everything about the person: where it hurts, what they did, their plans and their account. */
export function Profile() {
  const [tab, chooseTab] = useTab(TABS.map(({ value }) => value));
  return (
    <Page title="Profile" width="wide">
      <ProfileCard />
      {/* Kept: nobody loses half-moved sliders or a running plan by looking something up. */}
      <Tabs label="Profile" tabs={TABS} value={tab} onChange={chooseTab} keep />
    </Page>
  );
}

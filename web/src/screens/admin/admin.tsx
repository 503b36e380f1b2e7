import { AuditLog } from '#features/admin/audit-log.tsx';
import { Installation } from '#features/admin/installation.tsx';
import { People } from '#features/admin/people.tsx';
import { Teams } from '#features/admin/teams.tsx';
import { useSession } from '#features/auth/session-store.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Page } from '#ui/page.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useTab } from '#browser/use-tab.ts';

const TABS = [
  { value: 'people', label: 'People', content: <People /> },
  { value: 'teams', label: 'Teams', content: <Teams /> },
  { value: 'installation', label: 'Installation', content: <Installation /> },
  { value: 'audit-log', label: 'Audit log', content: <AuditLog /> },
];

/** Numbers about the installation, never about the body, plans or days of one person. */
export function AdminScreen() {
  const { user } = useSession();
  const [tab, chooseTab] = useTab(TABS.map(({ value }) => value));
  if (user === null) return null;
  if (user.role !== 'administrator') {
    return (
      <Page title="Page Not Found" width="narrow">
        <p className="text-soft">There is nothing at this address for you.</p>
        <div>
          <ButtonLink href="/dashboard">Go to Dashboard</ButtonLink>
        </div>
      </Page>
    );
  }
  return (
    <Page title="Administration" lead="You never see where somebody hurts, or what they do.">
      <Tabs label="Administration" tabs={TABS} value={tab} onChange={chooseTab} />
    </Page>
  );
}

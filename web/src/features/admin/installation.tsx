import type { Installation as State } from '@limber/contract/admin';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#api/loaded.tsx';
import { dateAndTime } from '#browser/date-and-time.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { installationQuery } from './admin.api.ts';
import { Facts } from './facts.tsx';

/** Read only: settings are changed in the environment. */
export function Installation() {
  const query = useQuery(installationQuery);
  return (
    <Loaded query={query} what="the installation" skeleton={<SkeletonBlock shape="h-96" />}>
      {(state) => (
        <div className="grid gap-8">
          {Object.entries(factsOf(state)).map(([heading, facts]) => (
            <section key={heading} className="grid gap-3">
              <h2 className="text-body font-strong">{heading}</h2>
              <Facts facts={facts} />
            </section>
          ))}
        </div>
      )}
    </Loaded>
  );
}

const PROVIDERS = { stripe: 'Stripe', sandbox: 'Sandbox: no money moves', off: 'Off' };
const at = (moment: string | null, none: string) => (moment === null ? none : dateAndTime(moment));
const counted = (count: number | null) => count ?? 'Fewer than 10';
const atLeast = (count: number | null) => (count === null ? 'Fewer than 10' : `${count} or more`);

type Fact = readonly [name: string, value: string | number];

function factsOf(state: State): Record<string, readonly Fact[]> {
  const { mail, payments, waitingMails } = state;
  return {
    People: [
      ['Accounts', counted(state.accounts)],
      ['Seen in the last seven days', atLeast(state.activeInSevenDays)],
    ],
    Server: [
      ['Address', state.publicUrl ?? 'Not set'],
      ['Processes', state.processes],
      ['Database', state.database === 'sqlite' ? 'SQLite' : 'PostgreSQL'],
      ['Last migration', state.migration],
      ['Pictures and videos', state.storage === 'folder' ? 'In the data folder' : 'In a bucket'],
      ['Free space', state.freeGigabytes === null ? 'Unknown' : `${state.freeGigabytes} GB`],
      ['Last backup', state.keepsBackups ? at(state.lastBackupAt, 'None yet') : 'Not set up'],
    ],
    Mail: [
      ['Mail server', mail?.host ?? 'Not set up'],
      ['From', mail?.from ?? 'Not set'],
      ['Password', mail?.hasPassword === true ? 'Set' : 'Not set'],
      ['Mails that wait', waitingMails.count],
      ['Oldest of them', at(waitingMails.oldestAt, 'None')],
    ],
    Payments: [
      ['Provider', PROVIDERS[payments.provider]],
      [
        'Publishable key',
        payments.publishableKeyEnd === null ? 'Not set' : `Ends in ${payments.publishableKeyEnd}`,
      ],
      ['Last word from the provider', at(payments.lastEventAt, 'None yet')],
    ],
  };
}

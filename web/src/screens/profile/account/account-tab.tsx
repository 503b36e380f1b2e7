import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Code from 'lucide-react/icons/code';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Shield from 'lucide-react/icons/shield';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import { useFeedbackLink } from '#installation.ts';
import { useDownload } from '#features/account-data/account-data.api.ts';
import { DeleteAccountDialog } from '#features/account-data/delete-account-dialog.tsx';
import { PasswordDialog, PersonalInformationDialog } from '#features/auth/account-dialogs.tsx';
import { LastingResetLinkNotice } from '#features/auth/reset-link-notice.tsx';
import { EmailNotice } from '#features/auth/email-notice.tsx';
import { SecondFactorDialog } from '#features/auth/second-factor/second-factor-dialog.tsx';
import { SessionsDialog } from '#features/auth/sessions/sessions-dialog.tsx';
import { signOut } from '#features/auth/session.ts';
import { LazyWishesCard } from '#features/workout/wishes/lazy-wishes.ts';
import { PreferencesPanel } from '#features/preferences/preferences-panel.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { singlePress } from '#browser/single-press.ts';

type Opened = 'personal-information' | 'password' | 'second-factor' | 'devices' | 'deletion';

export function AccountTab() {
  const [open, setOpen] = useState<Opened | null>(null);
  const download = useDownload();
  const close = () => setOpen(null);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <LastingResetLinkNotice />
      <EmailNotice />
      <Card as="section" padding="none">
        <h2 className="sr-only">Account</h2>
        <ul className="divide-y divide-hairline">
          <AccountRow
            icon={<User aria-hidden />}
            title="Personal Information"
            hint="Name, username and email"
            onPress={() => setOpen('personal-information')}
          />
          <AccountRow
            icon={<KeyRound aria-hidden />}
            title="Password & Security"
            hint="Change your password"
            onPress={() => setOpen('password')}
          />
          <AccountRow
            icon={<ShieldCheck aria-hidden />}
            title="Two-Step Sign-In"
            hint="A code from your phone, besides the password"
            onPress={() => setOpen('second-factor')}
          />
          <AccountRow
            icon={<MonitorSmartphone aria-hidden />}
            title="Devices"
            hint="Where you are signed in"
            onPress={() => setOpen('devices')}
          />
          <AccountRow
            icon={<Download aria-hidden />}
            title="Download everything"
            hint="All we keep about you, as a ZIP file"
            onPress={() => download.mutate()}
          />
          <AccountRow
            icon={<Trash2 aria-hidden />}
            title="Delete my account"
            hint="And everything that belongs to it"
            onPress={() => setOpen('deletion')}
          />
          <AccountRow icon={<Shield aria-hidden />} title="Privacy Policy" page="/privacy" />
          <AccountRow icon={<FileText aria-hidden />} title="Terms of Service" page="/terms" />
          <AccountRow
            icon={<Mail aria-hidden />}
            title="Contact Us"
            hint="Questions, ideas, and what did not work"
            href={useFeedbackLink()}
          />
          <AccountRow
            icon={<Code aria-hidden />}
            title="Source Code"
            hint="Free software, under the AGPL-3.0"
            href="/source"
          />
        </ul>
      </Card>
      <div className="lg:row-span-2">
        <div className="grid content-start gap-6">
          <PreferencesPanel />
          <LazyWishesCard />
        </div>
      </div>
      <div className="justify-self-start">
        <Button kind="secondary" onClick={signOut}>
          <LogOut aria-hidden />
          Sign Out
        </Button>
      </div>
      {open === 'personal-information' && <PersonalInformationDialog onClose={close} />}
      {open === 'password' && <PasswordDialog onClose={close} />}
      {open === 'second-factor' && <SecondFactorDialog onClose={close} />}
      {open === 'devices' && <SessionsDialog onClose={close} />}
      {open === 'deletion' && <DeleteAccountDialog onClose={close} />}
    </div>
  );
}

type Props = { icon: ReactNode; title: string; hint?: string } & (
  | { onPress: () => void }
  /** A page of the web app. */
  | { page: string }
  /** A mail link, or a page of the server. */
  | { href: string }
);

const STYLE =
  'flex min-h-16 rounded-[inherit] w-full items-center gap-4 px-4 py-3 text-left -outline-offset-2 transition-colors hover:bg-sunken sm:px-5 [&_svg]:size-5 [&_svg]:shrink-0';

function AccountRow({ icon, title, hint, ...way }: Props) {
  const content = (
    <>
      <span className="text-deep">{icon}</span>
      <span className="grid min-w-0 grow">
        <span className="font-strong">{title}</span>
        {hint && <span className="text-small text-soft">{hint}</span>}
      </span>
      <ChevronRight aria-hidden className="text-soft" />
    </>
  );
  return (
    <li className="first:rounded-t-card last:rounded-b-card">
      {'onPress' in way ? (
        <button type="button" className={STYLE} {...singlePress(way.onPress)}>
          {content}
        </button>
      ) : 'page' in way ? (
        <Link href={way.page} className={STYLE}>
          {content}
        </Link>
      ) : (
        <a href={way.href} className={STYLE}>
          {content}
        </a>
      )}
    </li>
  );
}

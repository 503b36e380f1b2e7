import { Code, FileText, KeyRound, LogOut, Mail, Shield, User } from 'lucide-react';
import { useState } from 'react';
import { FEEDBACK_LINK } from '#contact.ts';
import { signOut } from '#features/auth/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AccountRow } from './account-row.tsx';
import { PasswordDialog } from '#features/auth/password-dialog.tsx';
import { PersonalInformationDialog } from '#features/auth/personal-information-dialog.tsx';
import { PreferencesPanel } from '#features/preferences/preferences-panel.tsx';

/** The account, how Limber behaves, and the small print. */
export function AccountTab() {
  const [open, setOpen] = useState<'person' | 'password' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card as="section" padding="none">
        <h2 className="sr-only">Account</h2>
        <ul className="divide-y divide-hairline">
          <AccountRow
            icon={<User aria-hidden />}
            title="Personal Information"
            hint="Name, username and email"
            onPress={() => setOpen('person')}
          />
          <AccountRow
            icon={<KeyRound aria-hidden />}
            title="Password & Security"
            hint="Change your password"
            onPress={() => setOpen('password')}
          />
          <AccountRow icon={<Shield aria-hidden />} title="Privacy Policy" page="/privacy" />
          <AccountRow icon={<FileText aria-hidden />} title="Terms of Service" page="/terms" />
          <AccountRow
            icon={<Mail aria-hidden />}
            title="Contact Us"
            hint="Questions, ideas, and what did not work"
            href={FEEDBACK_LINK}
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
        <PreferencesPanel />
      </div>
      <div className="justify-self-start">
        <Button kind="secondary" onClick={signOut}>
          <LogOut aria-hidden />
          Sign Out
        </Button>
      </div>
      {open === 'person' && <PersonalInformationDialog onClose={close} />}
      {open === 'password' && <PasswordDialog onClose={close} />}
    </div>
  );
}

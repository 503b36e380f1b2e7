import { PAGES } from '@limber/contract/pages';
import type { Installation } from '@limber/domain/installation';
import type { Operator } from '@limber/domain/operator';
import { createContext, useContext } from 'react';

const UNNAMED: Operator = { email: null, name: null, address: null };
const TAG = 'installation';

/** Empty where Vite serves the document. */
export const InstallationContext = createContext<Partial<Installation>>({});

export const useInstallation = (): Partial<Installation> => useContext(InstallationContext);

export const useOperator = (): Operator => useInstallation().operator ?? UNNAMED;

/** The server writes the installation into the document. */
export function installationIn(document: ParentNode): Partial<Installation> {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${TAG}"]`);
  return tag ? (JSON.parse(tag.content) as Installation) : {};
}

/** A mail link to the operator; the contact page where they gave no address. */
export function letterLink({ email }: Pick<Operator, 'email'>, subject: string): string {
  if (email === null) return PAGES.contact.path;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

export const useFeedbackLink = (): string => letterLink(useOperator(), 'Feedback on Limber');

export const useEnterpriseLink = (): string => letterLink(useOperator(), 'Limber Enterprise');

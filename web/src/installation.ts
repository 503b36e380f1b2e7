import { PAGES } from '@limber/contract/pages';
import type { Installation } from '@limber/domain/installation';
import type { Operator } from '@limber/domain/operator';
import { createContext, useContext } from 'react';

const UNNAMED: Operator = { email: null, name: null, address: null };
const TAG = 'installation';

/** As much as the document says of the installation that it comes from: nothing where Vite serves it. */
export const InstallationContext = createContext<Partial<Installation>>({});

export const useInstallation = (): Partial<Installation> => useContext(InstallationContext);

export const useOperator = (): Operator => useInstallation().operator ?? UNNAMED;

/** What the server has written about itself into the document. */
export function installationIn(document: ParentNode): Partial<Installation> {
  const tag = document.querySelector<HTMLMetaElement>(`meta[name="${TAG}"]`);
  return tag ? (JSON.parse(tag.content) as Installation) : {};
}

/** The address of a letter to the operator; the contact page where they gave no address. */
export function letterLink({ email }: Pick<Operator, 'email'>, subject: string): string {
  if (email === null) return PAGES.contact.path;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}

/** Where feedback and questions go. */
export const useFeedbackLink = (): string => letterLink(useOperator(), 'Feedback on Limber');

/** Where companies that are interested in the enterprise tier write to. */
export const useEnterpriseLink = (): string => letterLink(useOperator(), 'Limber Enterprise');

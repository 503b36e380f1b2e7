export type WayBack = { href: string; label: string };

export const TODAY: WayBack = { href: '/dashboard', label: 'Back to today' };

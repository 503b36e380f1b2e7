import type { MailWords } from '@limber/domain/accounts/mail-words';
import type { Mail } from './mailer.ts';

export function toMail(to: string, words: MailWords): Mail {
  return { to, subject: words.subject, text: asText(words), html: asHtml(words) };
}

function asText({ before, link, after }: MailWords): string {
  return [...before, ...(link ? [link.address] : []), ...after, 'Limber'].join('\n\n');
}

function asHtml({ subject, before, link, after }: MailWords): string {
  const button =
    link &&
    `<a href="${escaped(link.address)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#3459b8;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(link.label)}</a>`;
  const parts = [
    ...before.map(escaped),
    ...(button ? [button] : []),
    ...after.map(escaped),
    'Limber',
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 sans-serif;max-width:560px">${parts.map(paragraph).join('')}</body></html>`;
}

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The document with all the script of a screen asked for at once, and not file after file as each one names the next. */
export function withScript(document: string, addresses: readonly string[]): string {
  const links = addresses
    .filter((address) => !document.includes(`"${address}"`))
    .map((address) => `<link rel="modulepreload" crossorigin href="${address}">`);
  return document.replace('</head>', () => `${links.join('')}</head>`);
}

import { FIGURES, type Seen } from './lighthouse.ts';

const PEERS = ['bare page', 'React alone', 'bare, protected', 'React, protected'];

/** A Markdown table with the largest contentful paint as a ratio to each peer's. */
export function print(rounds: ReadonlyMap<string, readonly Seen[]>): void {
  const medianOf = (name: string, figure: keyof Seen) =>
    median((rounds.get(name) ?? []).map((seen) => seen[figure]));
  console.log(
    `| page | ${FIGURES.join(' | ')} | ${PEERS.map((peer) => `LCP / ${peer}`).join(' | ')} |`,
  );
  console.log(`| --- |${' --- |'.repeat(FIGURES.length + PEERS.length)}`);
  for (const name of rounds.keys()) {
    const figures = FIGURES.map((figure) => shortened(medianOf(name, figure)));
    const ratios = PEERS.map((peer) => (medianOf(name, 'lcp') / medianOf(peer, 'lcp')).toFixed(2));
    console.log(`| ${[name, ...figures, ...ratios].join(' | ')} |`);
  }
}

const shortened = (figure: number) =>
  figure < 10 ? Number(figure.toFixed(2)) : Math.round(figure);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

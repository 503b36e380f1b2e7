/** "median [least–most]". */
export function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [least, median, most] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${median?.toFixed(2)} [${least?.toFixed(2)}–${most?.toFixed(2)}]`;
}

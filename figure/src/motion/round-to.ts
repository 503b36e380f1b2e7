/** Never minus zero. */
export function roundTo(decimals: number, value: number): number {
  const unit = 10 ** decimals;
  return Math.round(value * unit) / unit + 0;
}

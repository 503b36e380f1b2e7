/** The secret of a mailed link. It stands behind the `#`, which no server is sent and no log holds. */
export function secretInAddress(): string {
  return window.location.hash.slice(1);
}

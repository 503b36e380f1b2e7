const NAME = 'invitation';

/** The code of the invitation in the address; it stands behind the #, which browsers send to nobody. */
export function invitationInAddress(): string | null {
  const code = new URLSearchParams(window.location.hash.slice(1)).get(NAME);
  return code === '' ? null : code;
}

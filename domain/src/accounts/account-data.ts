/** Why the data of an account cannot be downloaded or deleted right now. */
export const ACCOUNT_DATA_SENTENCES = {
  downloadUnderWay: 'Your download is on its way already. Please wait until it is done.',
} as const;

/** A worker that wakes the page several times a second. */
const EVERY_MS = 250;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has its page alone
setInterval(() => self.postMessage(null), EVERY_MS);

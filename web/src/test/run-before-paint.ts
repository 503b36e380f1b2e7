let timesRun = 0;

/** Runs the document's first script as a browser does for each opened page: a new query makes the import run it again. */
export async function runBeforePaint(): Promise<void> {
  timesRun += 1;
  await import(/* @vite-ignore */ `../../document/before-paint.ts?${timesRun}`);
}

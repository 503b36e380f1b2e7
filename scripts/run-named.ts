/** The tasks of one npm script, by name. */
type Tasks = Readonly<Record<string, () => unknown>>;

/**
 * Runs the task that the command line names; it reads the arguments that are left. Without a name all of them are
 * printed, with exit code 2.
 */
export async function runNamed(script: string, tasks: Tasks): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1);
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  if (task) {
    await task();
  } else {
    console.error(`npm run ${script} -- <name>, one of: ${Object.keys(tasks).join(', ')}`);
    process.exitCode = 2;
  }
}

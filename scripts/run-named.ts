type Tasks = Readonly<Record<string, () => unknown>>;

/**
 * Runs the task named on the command line, which reads the other arguments. Without a name it prints all of
 * them, with exit code 2.
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

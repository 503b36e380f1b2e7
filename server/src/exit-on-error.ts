/**
 * Runs a step of a process. On failure the operator gets one sentence that begins with `problem`, without a stack
 * trace, and the process ends with `exitCode`.
 */
export async function exitOnError<Result>(
  step: () => Result | Promise<Result>,
  { problem = '', exitCode = 1 }: { problem?: string; exitCode?: number } = {},
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    // A name with several addresses fails with a code and no message.
    const { message, code } = error as { message?: string; code?: string };
    process.stderr.write(`${problem}${message || code}\n`);
    return process.exit(exitCode);
  }
}

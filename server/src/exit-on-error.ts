/**
 * Runs a step of a process. When it fails, the operator gets one sentence, which begins with `problem`,
 * rather than a stack trace, and the process ends with `exitCode`.
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

/**
 * Removes from node_modules what nothing here reads: source maps, pages about packages, types for CommonJS, Node's
 * headers, and what a debugger would want to know of Node's program. Runs at the end of `npm install`.
 */
import { chmodSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withoutDebugInfo } from './without-debug-info.ts';

const modules = path.resolve(import.meta.dirname, '../node_modules');

for (const name of globSync(['**/*.{map,md,d.cts}', 'node-*/include'], { cwd: modules })) {
  rmSync(path.join(modules, name), { recursive: true, force: true });
}
for (const name of globSync('node-linux-*/bin/node', { cwd: modules })) {
  replaceProgram(path.join(modules, name));
}

/** Beside the old file and then in its place, since a program that runs can't be written to: this one does. */
function replaceProgram(file: string): void {
  const program = readFileSync(file);
  const smaller = withoutDebugInfo(program);
  if (smaller.length === program.length) return;
  const beside = `${file}.new`;
  writeFileSync(beside, smaller);
  chmodSync(beside, 0o755);
  renameSync(beside, file);
}

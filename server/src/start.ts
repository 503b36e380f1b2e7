/**
 * Starts the server, with what Node keeps of code that it has read before: types that were taken out, and what was
 * compiled. In a folder that cannot be written each start does that anew.
 */
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

enableCompileCache(path.resolve(import.meta.dirname, '../../node_modules/.cache/limber-server'));
// What was built tells of faults by lines of its sources.
process.setSourceMapsEnabled(true);
await import('./main.ts');
flushCompileCache();

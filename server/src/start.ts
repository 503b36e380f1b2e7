/** Starts the server with Node's cache of compiled code. In a read-only folder each start compiles anew. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

enableCompileCache(path.resolve(import.meta.dirname, '../../node_modules/.cache/limber-server'));
// Errors refer to lines of the sources.
process.setSourceMapsEnabled(true);
await import('./main.ts');
flushCompileCache();

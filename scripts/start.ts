import { buildWebIfChanged } from './build-web.ts';

// The server runs in this process, so that a signal to `npm start` reaches it.
buildWebIfChanged();
await import('../server/src/start.ts');

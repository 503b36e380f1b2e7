/** Builds what `npm start` runs, unless it was built from the same sources. */
import { buildServerIfChanged } from './build-server.ts';
import { buildWebIfChanged } from './build-web.ts';

buildWebIfChanged();
buildServerIfChanged();

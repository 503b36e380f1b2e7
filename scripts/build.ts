/** The builds that `npm start` runs. */
import { buildServerIfChanged } from './build-server.ts';
import { buildWebIfChanged } from './build-web.ts';

buildWebIfChanged();
buildServerIfChanged();

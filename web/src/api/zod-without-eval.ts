import { config } from 'zod';

// zod compiles schemas with `new Function` where it may. Our security policy forbids that, so it
// need not try. Imported first, before any schema is made.
config({ jitless: true });

import { config } from 'zod';

// zod compiles schemas with `new Function` where it may, which the content security policy forbids.
// Imported first: schemas read this when they are made.
config({ jitless: true });

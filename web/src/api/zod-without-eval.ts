import { config } from 'zod';

// The content security policy forbids zod's `new Function`. Import this first: schemas read it when
// created.
config({ jitless: true });

import fc from 'fast-check';

// Property tests draw the same cases in every run, so that failures can be reproduced.
fc.configureGlobal({ seed: 20_260_105 });

import './zod-without-eval.ts';

/** For the modules with the schemas of forms, which are loaded later: `resolveLater` waits for them. */
export { zodResolver } from '@hookform/resolvers/zod';

import './zod-without-eval.ts';

/** For schema modules that `resolveLater` loads. */
export { zodResolver } from '@hookform/resolvers/zod';

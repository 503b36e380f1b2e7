import { prerender } from 'react-dom/static';
import { App } from './app.tsx';

/** Never in pieces, which scripts within the page would have to put together. */
const IN_ONE_PIECE = Number.MAX_SAFE_INTEGER;

/** The page at the address that the browser shows, as HTML for its `#root`. For the build. */
export async function renderApp(): Promise<string> {
  let problem: unknown;
  const { prelude } = await prerender(<App />, {
    progressiveChunkSize: IN_ONE_PIECE,
    onError: (error) => {
      problem = error;
    },
  });
  if (problem !== undefined) throw problem;
  return new Response(prelude).text();
}

import { prerender } from 'react-dom/static';
import { queryClient } from '#api/query-client.ts';
import { App } from '../app.tsx';

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
  const html = await new Response(prelude).text();
  // What was asked for would be kept for minutes, and the process of the build with it.
  queryClient.clear();
  if (problem !== undefined) throw problem;
  return html;
}

import { createMemoryHistory } from '@tanstack/react-router'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { App } from './app.tsx'
import { router } from './router.ts'

/** The page that an anonymous visitor finds at this address, before anything was read. Runs while building. */
export async function render(path: string): Promise<string> {
  router.update({
    ...router.options,
    // Its script is for pages rendered by a server at each request; the app restores the position itself.
    scrollRestoration: false,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  // A page that fails to render is reported here and left out.
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(<App />, {
    onError: (error) => void failures.push(error),
    // A page in pieces is put together by scripts of the library's; in one piece it needs none.
    progressiveChunkSize: Infinity,
  })
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be drawn ahead`)
  return text(prelude)
}

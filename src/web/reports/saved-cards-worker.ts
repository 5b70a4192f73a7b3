import worker from './saved-cards-in-browser.js?raw'

/** `/saved-cards/worker.js`: where it lies, a browser lets it answer for the kept cards alone. */
export const loader = (): Response =>
  new Response(worker, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })

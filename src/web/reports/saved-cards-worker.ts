import worker from './saved-cards-in-browser.js?raw'

/** `/saved-cards/worker.js`: its path limits the worker to the saved cards. */
export const loader = (): Response =>
  new Response(worker, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // The worker fetches the cards under the policy of its own script.
      'content-security-policy': "default-src 'self'",
    },
  })

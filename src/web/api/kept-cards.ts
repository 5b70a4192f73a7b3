/** Where kept cards are: their addresses, and the worker that answers these. */
export const KEPT_CARDS = '/kept-cards/'
/** The worker knows it by this name, too. */
export const KEPT_CARDS_CACHE = 'kept-cards'

/** False in old browsers, some private windows and on pages without https. */
export const canKeepCards = (): boolean =>
  typeof caches !== 'undefined' && Boolean(globalThis.navigator?.serviceWorker)

/**
 * Removes all cards from this device, and the worker with them. Never fails: what a browser refuses
 * to open, it refuses to the worker, too.
 */
export async function removeKeptCards(): Promise<void> {
  if (!canKeepCards()) return
  const worker = navigator.serviceWorker.getRegistration(KEPT_CARDS)
  await Promise.allSettled([
    caches.delete(KEPT_CARDS_CACHE),
    worker.then((registration) => registration?.unregister()),
  ])
}

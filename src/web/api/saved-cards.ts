/** Where kept cards are: their addresses, and the worker that answers these. */
export const SAVED_CARDS = '/saved-cards/'
/** The worker knows it by this name, too. */
export const SAVED_CARDS_CACHE = 'saved-cards'

/** False in old browsers, some private windows and on pages without https. */
export const canSaveCards = (): boolean =>
  typeof caches !== 'undefined' && Boolean(globalThis.navigator?.serviceWorker)

/**
 * Removes all cards from this device, and the worker with them. Never fails: what a browser refuses
 * to open, it refuses to the worker, too.
 */
export async function removeSavedCards(): Promise<void> {
  if (!canSaveCards()) return
  const worker = navigator.serviceWorker.getRegistration(SAVED_CARDS)
  await Promise.allSettled([
    caches.delete(SAVED_CARDS_CACHE),
    worker.then((registration) => registration?.unregister()),
  ])
}

/** URL prefix of the saved cards and of the worker that serves them. */
export const SAVED_CARDS = '/saved-cards/'
/** The worker uses the same name. */
export const SAVED_CARDS_CACHE = 'saved-cards'

/** False in old browsers, some private windows and without https. */
export const canSaveCards = (): boolean =>
  typeof caches !== 'undefined' && Boolean(globalThis.navigator?.serviceWorker)

/**
 * Removes all cards from this device, and the worker. Never fails: a cache that the page cannot
 * open is closed to the worker, too.
 */
export async function removeSavedCards(): Promise<void> {
  if (!canSaveCards()) return
  const worker = navigator.serviceWorker.getRegistration(SAVED_CARDS)
  await Promise.allSettled([
    caches.delete(SAVED_CARDS_CACHE),
    worker.then((registration) => registration?.unregister()),
  ])
}

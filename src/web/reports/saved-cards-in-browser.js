// Serves saved cards from the cache; the path limits this worker to their addresses.
addEventListener('install', () => skipWaiting())
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const card = caches.match(event.request, { ignoreSearch: true, cacheName: 'saved-cards' })
  event.respondWith(card.then((cached) => cached ?? fetch(event.request)))
})

// Answers the addresses of kept cards from this device; nothing else of the site comes here.
addEventListener('install', () => skipWaiting())
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const card = caches.match(event.request, { ignoreSearch: true, cacheName: 'saved-cards' })
  event.respondWith(card.then((kept) => kept ?? fetch(event.request)))
})

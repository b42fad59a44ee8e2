/** As the PWA packages for Laravel write it: what can't be had is the page that was kept for that. */
const CACHE = "pwa-v1";
const OFFLINE = "/hosts/offline.html";
self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([OFFLINE])));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  event.respondWith(
    caches
      .match(event.request)
      .then((response) => response || fetch(event.request))
      .catch(() => caches.match(OFFLINE)),
  );
});

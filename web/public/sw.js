// Keeps the shell and what has been looked at, so that the site opens without a network. Money is never kept here: /api is not touched.
const CACHE = 'karo-shell';
const SHELL = '/404';
const START = [SHELL, '/', '/icon.svg', '/adire.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(START))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

const keep = async (request, response) => {
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
};

/** The network's page; where there is none, the one that was seen, or the shell. */
const page = async (request) => {
  try {
    return await keep(request, await fetch(request));
  } catch {
    return (await caches.match(request, { ignoreSearch: true })) ?? caches.match(SHELL);
  }
};

/** Hashed files never change. */
const asset = async (request) => (await caches.match(request)) ?? keep(request, await fetch(request));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (START.includes(url.pathname)) event.respondWith(page(request));
});

const words = (event) => {
  try {
    return event.data?.json() ?? {};
  } catch {
    return { message: event.data?.text() };
  }
};

self.addEventListener('push', (event) => {
  const { title = 'Karo', message, url = '/notifications' } = words(event);
  event.waitUntil(
    self.registration.showNotification(title, { body: message, icon: '/icon-192.png', data: url }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});

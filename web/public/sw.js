// Shows what the service sends, and leads to the match when it is touched. It keeps nothing and answers no request:
// every page comes from the network.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url))
})

/** A browser that is woken must show something, or it stops waking us. */
function read(data) {
  try {
    const { title, body, tag, url, at } = data.json()
    return { title: String(title), body: String(body), tag: String(tag), url: String(url), at: String(at) }
  } catch {
    return { title: 'Meio-Campo', body: 'Há novidades no jogo.', tag: 'novidades', url: '/jogos', at: '' }
  }
}

/** Of two that overtook each other on the way, the later one stays. */
async function show(message) {
  const [shown] = await self.registration.getNotifications({ tag: message.tag })
  const older = shown?.data?.at > message.at
  const { title, body, tag, url, at } = older ? shown.data : message
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: !older,
    silent: older,
    icon: '/favicon.svg',
    lang: 'pt-BR',
    timestamp: Date.parse(at) || Date.now(),
    data: { title, body, tag, url, at },
  })
}

/** In a window that is open already, if there is one. Only pages of ours. */
async function open(address) {
  const url = new URL(address ?? '/', self.location.origin)
  const target = url.origin === self.location.origin ? url.href : self.location.origin
  const windows = await self.clients.matchAll({ type: 'window' })
  const there = windows.find((each) => each.url === target) ?? windows[0]
  if (!there) return self.clients.openWindow(target)
  const focused = await there.focus()
  return focused.url === target ? focused : focused.navigate(target)
}

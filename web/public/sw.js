// Opens the console without a connection, and shows the notifications that the service sends.
// With a connection every page comes from the network. The answers of the API never pass through here: the console
// itself keeps those that may be kept (src/api/kept-reads.ts).

const CACHE = 'console-'
const SHELL = '/index.html'
const FILES = '/assets/'
// What the server itself answers: without a connection there is nothing to show in its place.
const NOT_PAGES = /^\/(?:api\/v1|web|u_[^/]*|imagens|calendario|compartilhado)(?:\/|$)|\.[A-Za-z0-9]+$/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepConsole(event.data.keep))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!NOT_PAGES.test(pathname)) event.respondWith(openPage(request))
  } else if (pathname.startsWith(FILES)) event.respondWith(openFile(request, event))
})

/** The page from the network; where there is none, the kept shell, which draws every page of the console itself. */
async function openPage(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const shell = await findKept(SHELL)
    if (!shell) throw error
    return shell
  }
}

/** A file's name holds the hash of its content: one that is kept cannot be out of date. */
async function openFile(request, event) {
  const kept = await findKept(request.url)
  if (kept) return kept
  const answer = await fetch(request)
  const copy = answer.ok ? answer.clone() : null
  if (copy) event.waitUntil(keepFile(request.url, copy))
  return answer
}

async function findKept(address) {
  for (const name of await keptNames()) {
    const found = await (await caches.open(name)).match(address)
    if (found) return found
  }
  return null
}

const keptNames = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE))

/** Files are kept beside the shell that they belong to; before there is one, none are. */
async function keepFile(address, answer) {
  const [name] = await keptNames()
  if (name) await (await caches.open(name)).put(address, answer)
}

/** Keeps the shell, the files that it names and those given. Another build takes the place of the one before as a whole. */
async function keepConsole(files) {
  const shell = await fetch(SHELL, { cache: 'no-cache' })
  if (!shell.ok) return
  const page = await shell.clone().text()
  const name = CACHE + (await hashOf(page))
  const cache = await caches.open(name)
  const named = [...page.matchAll(/\/assets\/[\w./-]+/g)].map(([path]) => path)
  const missing = []
  for (const path of new Set([...named, ...files])) if (!(await cache.match(path))) missing.push(path)
  // One that is gone, because the page is of the build before, does not keep the others out.
  await Promise.allSettled(missing.map((path) => cache.add(path)))
  // Last: a shell is only there with its files.
  await cache.put(SHELL, shell)
  for (const other of await keptNames()) if (other !== name) await caches.delete(other)
}

async function hashOf(text) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

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
    icon: '/icons/icon-192.png',
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

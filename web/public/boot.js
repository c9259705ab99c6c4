// Stands in the head of every page and runs before anything is painted. The build puts it there as it is, without its
// comments, and the server names its hash in the content policy (docs/decisions/0014-first-paint.md).
{
  const root = document.documentElement
  let remembered = false
  try {
    // src/state/theme-store.ts takes over afterwards. The body, which the specification's class belongs to, does not
    // exist yet and gets it the moment it does.
    if (localStorage.getItem('theme') === 'true') {
      root.classList.add('dark')
      new MutationObserver((_changes, observer) => {
        if (!document.body) return
        document.body.classList.add('dark')
        observer.disconnect()
      }).observe(root, { childList: true })
    }
    remembered = Boolean(localStorage.getItem('email') && localStorage.getItem('password'))
  } catch {
    // Storage may be forbidden: the theme is then the default one, and nobody is remembered.
  }
  // What was drawn ahead is the anonymous visitor's page: nobody else may see it, not even for a frame.
  if (remembered) root.dataset.remembered = ''

  const ahead = document.querySelector('meta[name="first-read"]')
  if (ahead && !remembered) {
    // Asked for now, so that it is there when the app is. src/api/early-answer.ts takes it.
    const address = ahead.content
    const response = fetch(address, { headers: { accept: 'application/json' }, cache: 'no-cache' })
    response.catch(() => {})
    window.earlyAnswer = { path: ahead.dataset.path, address, response }
  }

  // The app's files, dependencies first. A visitor's browser asks for none before the page is on the screen: they would
  // take the line from its sheets and its font.
  const files = document.querySelector('meta[name="first-files"]')?.content.split(' ') ?? []
  const fetchAll = () => {
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  // Each runs in a task of its own, so that a tap or a scroll need not wait for all of them.
  let started = false
  const start = async () => {
    if (started) return
    started = true
    fetchAll()
    try {
      for (const href of files) {
        await import(href)
        await new Promise((resolve) => setTimeout(resolve))
      }
    } catch {
      // The browser says on its console which one did not come. The page stays as it is, its links lead on.
    }
  }
  // A page that was not drawn ahead starts the app itself.
  if (files.length > 0) {
    if (remembered) fetchAll()
    addEventListener('DOMContentLoaded', () => {
      if (remembered || document.hidden) return void start()
      try {
        new PerformanceObserver((list, observer) => {
          if (list.getEntriesByName('first-contentful-paint').length === 0) return
          observer.disconnect()
          void start()
        }).observe({ type: 'paint', buffered: true })
      } catch {
        // A browser that does not tell: the clock below does.
      }
      setTimeout(start, 1000)
    })
  }
}

// Stands in the head and blocks: the theme is on the page before anything of it is painted. The body, which the
// specification's class belongs to, does not exist yet and gets it the moment it does.
// src/theme/theme-store.ts takes over afterwards.
try {
  if (localStorage.getItem('theme') === 'true') {
    const root = document.documentElement
    root.classList.add('dark')
    root.dataset.mantineColorScheme = 'dark'
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      document.body.classList.add('dark')
      observer.disconnect()
    }).observe(root, { childList: true })
  }
} catch {
  // Storage may be forbidden; the theme is then the default one.
}

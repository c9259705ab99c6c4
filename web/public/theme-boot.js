// Runs before the first paint; src/theme/theme-store.ts takes over afterwards.
try {
  if (localStorage.getItem('theme') === 'true') {
    document.documentElement.classList.add('dark')
    document.documentElement.dataset.mantineColorScheme = 'dark'
    document.body.classList.add('dark')
  }
} catch {
  // Storage may be forbidden; the theme is then the default one.
}

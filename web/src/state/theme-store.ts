import { localValues } from './local-values.ts'
import { createStore } from './store.ts'

const KEY = 'theme'

export const themeStore = createStore(parseTheme(localValues.read(KEY)))

export function setDarkTheme(dark: boolean) {
  localValues.write(KEY, String(dark))
  themeStore.set(dark)
}

function apply() {
  const dark = themeStore.get()
  // The class on the body is the specification's; the root carries it too, for the colour scheme of the scrollbars.
  document.documentElement.classList.toggle('dark', dark)
  document.body.classList.toggle('dark', dark)
}

/** Keeps the page and the other tabs on the same theme. */
export function startTheme() {
  apply()
  themeStore.subscribe(apply)
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) themeStore.set(parseTheme(event.newValue))
  })
}

/** `theme` is a boolean, true means dark. Anything else that may have been stored means the default: off. */
export function parseTheme(stored: string | null): boolean {
  return stored === 'true'
}

import type { MantineColorSchemeManager } from '@mantine/core'
import { localValues } from '../state/local-values.ts'
import { createStore } from '../state/store.ts'
import { parseTheme } from './theme-value.ts'

const KEY = 'theme'

export const themeStore = createStore(parseTheme(localValues.read(KEY)))

export function setDarkTheme(dark: boolean) {
  localValues.write(KEY, String(dark))
  themeStore.set(dark)
}

function apply() {
  const dark = themeStore.get()
  // The class is the specification's; the root carries it too, because the library's variables live there.
  document.documentElement.classList.toggle('dark', dark)
  document.body.classList.toggle('dark', dark)
  document.documentElement.dataset['mantineColorScheme'] = dark ? 'dark' : 'light'
}

/** Keeps page, library and the other tabs on the same theme. */
export function startTheme() {
  apply()
  themeStore.subscribe(apply)
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) themeStore.set(parseTheme(event.newValue))
  })
}

let unsubscribe = () => {}

/** The library asks us for the scheme instead of keeping a second copy of it. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => (themeStore.get() ? 'dark' : 'light'),
  set: () => {},
  clear: () => {},
  subscribe: (onUpdate) => {
    unsubscribe = themeStore.subscribe(() => onUpdate(themeStore.get() ? 'dark' : 'light'))
  },
  unsubscribe: () => unsubscribe(),
}

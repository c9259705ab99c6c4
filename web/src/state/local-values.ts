/** The device's storage. It may be forbidden or full: the console then works without it, for this tab. */
export const localValues = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string) {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Nothing to do: see above.
    }
  },
  remove(key: string) {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing to do: see above.
    }
  },
  /** The names of everything that is stored. */
  keys(): string[] {
    try {
      return Object.keys(localStorage)
    } catch {
      return []
    }
  },
}

/** `theme` is a boolean, true means dark. Anything else that may have been stored means the default: off. */
export function parseTheme(stored: string | null): boolean {
  return stored === 'true'
}

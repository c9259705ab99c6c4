/** The specification's slug rule: accents removed, lower-cased, every non-word character an underscore. */
export function slug(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\w]/gu, '_')
}

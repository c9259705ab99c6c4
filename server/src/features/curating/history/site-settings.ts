type Values = Readonly<Record<string, unknown>>

/** The site's settings as one reads them: each part of a section by itself, and lists as their words. */
export function settingsInWords(columns: Values): Values {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([column, value]) =>
      isSection(value)
        ? Object.entries(value).map(([part, inner]) => [`${column}.${part}`, inWords(inner)])
        : [[column, inWords(value)]],
    ),
  )
}

const isSection = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const inWords = (value: unknown): unknown => (Array.isArray(value) ? value.map(itemInWords) : value)

function itemInWords(item: unknown): string {
  if (!isSection(item)) return String(item)
  // A link has its address, a category only its name: its id is in no text that one reads.
  return [item['label'] ?? item['name'], item['url']].filter((word) => typeof word === 'string').join(': ')
}

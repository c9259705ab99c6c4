/** The name an answer gives its file; a path inside it is cut off. */
export function fileNameIn(disposition: string | null): string | null {
  if (disposition === null) return null
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1]
  const name = (extended && decode(extended)) ?? plain
  return name?.split(/[/\\]/).at(-1)?.trim() || null
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

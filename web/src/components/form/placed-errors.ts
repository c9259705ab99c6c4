interface PlacedError {
  readonly field: string
  readonly message: string
}

/** What the pieces of a field's path are called, by the words of its form. */
export type PlaceWords = Readonly<Record<string, string>>

/** "mandante, titular 4, camisa" for `home.starters.3.number`; empty where a path has no word for people. */
export function placeInWords(field: string, words: PlaceWords): string {
  const places: string[] = []
  for (const piece of field.split('.')) {
    if (/^\d+$/.test(piece) && places.length > 0) places.push(`${places.pop()} ${Number(piece) + 1}`)
    else if (Object.hasOwn(words, piece)) places.push(words[piece]!)
  }
  return places.join(', ')
}

/** The sentences that stand for a whole form: each says which field it is about, and none stands there twice. */
export function placedSentences(errors: readonly PlacedError[], words: PlaceWords): string {
  const sentences = errors.map(({ field, message }) => {
    const place = placeInWords(field, words)
    return place === '' ? message : `${place[0]!.toLocaleUpperCase('pt-BR')}${place.slice(1)}: ${message}`
  })
  return [...new Set(sentences)].join(' ')
}

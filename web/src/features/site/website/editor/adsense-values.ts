/** The slots while they are edited: one per line. */
export interface AdsenseValues {
  readonly publisher: string
  readonly slots: string
}

export const readSlots = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

export function checkPublisher(value: string): string | null {
  return /^(?:|ca-pub-\d{10,20})$/.test(value.trim()) ? null : 'Use o código do AdSense, como ca-pub-1234567890123456.'
}

export function checkSlots(value: string): string | null {
  const slots = readSlots(value)
  const wrong = slots.find((slot) => !/^\d{4,20}$/.test(slot))
  if (wrong !== undefined) return `“${wrong}” não é um bloco: use só números, de 4 a 20.`
  return slots.length > 4 ? 'Use no máximo 4 blocos.' : null
}

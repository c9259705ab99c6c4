/** "Horário de Brasília" of `America/Sao_Paulo`; a zone that the browser has no word for, by its own name. */
export function zoneWords(timeZone: string): string {
  try {
    const parts = new Intl.DateTimeFormat('pt-BR', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
    // Without daylight saving time the plain name is unambiguous.
    return name.replace('Horário Padrão', 'Horário')
  } catch {
    return timeZone
  }
}

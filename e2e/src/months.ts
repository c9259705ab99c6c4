/** `2026-05` as the pages write it: maio de 2026. */
export const monthWords = (month: string) =>
  new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01`))

export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year!, number)).toISOString().slice(0, 7)
}

/**
 * What the browser's tab names: the heading, then what the page is about. "Tabela · Brasileirão Série A 2024"; parts
 * that are not known yet, or that the heading already is, are left out.
 */
export function tabTitle(heading: string, name: string | undefined, season?: string | null): string {
  const about = [name === heading ? undefined : name, season].filter(Boolean).join(' ')
  if (about === '') return heading
  return name === heading ? `${heading} ${about}` : `${heading} · ${about}`
}

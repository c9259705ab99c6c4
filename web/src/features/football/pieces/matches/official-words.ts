import type { MatchOfficial } from '@meio-campo/contract'

export const roles: Readonly<Record<MatchOfficial['role'], string>> = {
  referee: 'Árbitro',
  assistant: 'Assistente',
  fourth: 'Quarto árbitro',
  var: 'VAR',
  avar: 'AVAR',
}

/** The official's role; two assistants are numbered. */
export function officialRole(officials: readonly MatchOfficial[], official: MatchOfficial): string {
  const same = officials.filter(({ role }) => role === official.role)
  const place = same.indexOf(official)
  return same.length > 1 ? `${roles[official.role]} ${place + 1}` : roles[official.role]
}

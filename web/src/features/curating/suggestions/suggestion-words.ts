import type { Suggestion } from '@meio-campo/contract'
import { counted, recordNouns } from '@meio-campo/contract/rules'

const stateWords = {
  open: { label: 'Aberta', tone: 'info' },
  accepted: { label: 'Aceita', tone: 'ok' },
  refused: { label: 'Recusada', tone: 'bad' },
} as const

/** How it was decided, if it was. */
export function stateOf({ status, accepted, atOnce }: Pick<Suggestion, 'status' | 'accepted' | 'atOnce'>) {
  if (atOnce) return { label: 'Aplicada na hora', tone: 'ok' } as const
  return accepted ? ({ label: 'Aceita em parte', tone: 'ok' } as const) : stateWords[status]
}

/** "12 de 13 sugestões aceitas": what was decided about this person's suggestions so far. */
export function trustWords({ accepted, refused }: Pick<Suggestion['author'], 'accepted' | 'refused'>): string {
  const decided = accepted + refused
  if (decided === 0) return 'nenhuma sugestão decidida ainda'
  return `${accepted} de ${counted(decided, 'sugestão aceita', 'sugestões aceitas')}`
}

const roleWords = { player: 'jogador', coach: 'técnico', referee: 'árbitro' } as const

const partWords = { events: 'Lances', lineups: 'Escalação' } as const

/** "Time: Flamengo", "Confederação nova", "Jogador novo", "Lances: Santos × Bahia". */
export function aboutWords({
  kind,
  part,
  record,
  role,
}: Pick<Suggestion, 'kind' | 'part' | 'record' | 'role'>): string {
  if (part && record) return `${partWords[part]}: ${record.name}`
  const { one, feminine } = role ? { one: roleWords[role], feminine: false } : recordNouns[kind]
  const noun = one.charAt(0).toUpperCase() + one.slice(1)
  return record ? `${noun}: ${record.name}` : `${noun} ${feminine ? 'nova' : 'novo'}`
}

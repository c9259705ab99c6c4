import { dateFormat } from '@meio-campo/contract/rules'

const kinds: Readonly<Record<string, string>> = {
  suspended: 'Suspenso',
  injury: 'Lesão',
  illness: 'Doença',
  'national-team': 'Na seleção',
  other: 'Ausente',
}

const date = dateFormat({ dateStyle: 'short', timeZone: 'UTC' })

/** "Suspenso: terceiro amarelo", "Lesão: coxa, volta em 20/12/2026". */
export function absenceWords(absence: { kind: string; reason: string | null; until: string | null }): string {
  const until = absence.until && `volta em ${date.format(new Date(`${absence.until}T12:00:00Z`))}`
  const reason = absence.reason && absence.reason.charAt(0).toLowerCase() + absence.reason.slice(1)
  const more = [reason, until].filter(Boolean).join(', ')
  const kind = kinds[absence.kind] ?? 'Ausente'
  return more ? `${kind}: ${more}` : kind
}

import type { Duty } from '@meio-campo/contract'
import { dutyFieldWords, dutyKindWords, dutyRoleWords, reviewQueueWords } from '@meio-campo/contract/rules'

const list = (words: readonly string[]) => new Intl.ListFormat('pt-BR').format(words)
const names = (records: readonly { readonly name: string }[]) => list(records.map(({ name }) => name))

/** A duty in words, for the audit: `mesário de Santos × Bahia, até 31/12/2026`. */
export function dutyInWords(duty: Duty): string {
  const { role, kinds, competitions, teams, matches, queues, fields, until } = duty
  const where = [
    ...(kinds.length > 0 ? [list(kinds.map((kind) => dutyKindWords[kind]))] : []),
    ...(queues.length > 0 ? [list(queues.map((queue) => reviewQueueWords[queue]))] : []),
    ...(fields.length > 0 ? [dutyFieldWords(fields)] : []),
    ...(matches.length > 0 ? [names(matches)] : []),
    ...(teams.length > 0 ? [names(teams)] : []),
    ...(competitions.length > 0 ? [names(competitions)] : []),
  ]
  // An editor's kinds and championships limit each other; a scorer's lists add up.
  const scope = where.join(role === 'editor' ? ' em ' : ' e ')
  const end = until === null ? '' : `, até ${until.split('-').toReversed().join('/')}`
  return `${dutyRoleWords[role].toLowerCase()} de ${scope}${end}`
}

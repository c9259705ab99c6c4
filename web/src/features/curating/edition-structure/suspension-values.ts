import type { SuspensionRules } from '@meio-campo/contract'
import { counted, type SuspensionRuleSet } from '@meio-campo/contract/rules'
import type { Picked } from '../records/inputs/picked-records.tsx'

/** The rules as they are typed. */
export interface TypedSuspensions {
  /** The championship's usual rules are kept. */
  readonly usual: boolean
  readonly yellows: string
  readonly secondYellow: string
  readonly red: string
  readonly wipedAfter: readonly string[]
  readonly sharedWith: readonly Picked[]
}

export function toTyped(rules: SuspensionRuleSet | null, shared: readonly Picked[]): Omit<TypedSuspensions, 'usual'> {
  return {
    yellows: rules?.yellows?.toString() ?? '',
    secondYellow: (rules?.secondYellow ?? 1).toString(),
    red: (rules?.red ?? 1).toString(),
    wipedAfter: rules?.wipedAfter ?? [],
    sharedWith: shared,
  }
}

const MOST = 20
const isCount = (text: string, least: number) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= MOST

/** Nothing is asked of who keeps the usual rules. */
export const suspensionFormRules = {
  yellows: (text: string, { usual }: TypedSuspensions) =>
    usual || text.trim() === '' || isCount(text, 1) ? null : `Um número de 1 a ${MOST}, ou nada.`,
  secondYellow: isBan,
  red: isBan,
}

function isBan(text: string, { usual }: TypedSuspensions): string | null {
  return usual || isCount(text, 0) ? null : `Um número de 0 a ${MOST}.`
}

export function readSuspensions({ yellows, secondYellow, red, ...rest }: TypedSuspensions): SuspensionRules {
  return {
    yellows: yellows.trim() === '' ? null : Number(yellows),
    secondYellow: Number(secondYellow),
    red: Number(red),
    wipedAfter: [...rest.wipedAfter],
    sharedWith: rest.sharedWith.map(({ id }) => id),
  }
}

/** Whatever the order in which they are written. */
export function sameSuspensions(one: SuspensionRules | null, other: SuspensionRules | null): boolean {
  const parts = (rules: SuspensionRules | null) =>
    rules && [rules.yellows, rules.secondYellow, rules.red, rules.wipedAfter, rules.sharedWith]
  return JSON.stringify(parts(one)) === JSON.stringify(parts(other))
}

/** "3 amarelos, um jogo; segundo amarelo, 1; vermelho, 2; zerados depois de Fase de grupos". */
export function suspensionWords(rules: SuspensionRules | null): string {
  if (!rules) return 'as de costume do campeonato'
  const { yellows, secondYellow, red, wipedAfter, sharedWith } = rules
  return [
    yellows === null ? 'amarelos não suspendem' : `${counted(yellows, 'amarelo', 'amarelos')}, um jogo`,
    `segundo amarelo, ${counted(secondYellow, 'jogo', 'jogos')}`,
    `vermelho, ${counted(red, 'jogo', 'jogos')}`,
    ...(wipedAfter.length > 0 ? [`amarelos zerados depois de ${new Intl.ListFormat('pt-BR').format(wipedAfter)}`] : []),
    ...(sharedWith.length > 0 ? [`conta junto com ${counted(sharedWith.length, 'campeonato', 'campeonatos')}`] : []),
  ].join('; ')
}

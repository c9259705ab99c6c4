import type { Confederation } from '@meio-campo/contract'
import { count } from '../../../components/list/pages-words.ts'

const levels = ['Mundial', 'Continental', 'Nacional', 'Estadual']

export const levelWords = (level: number): string => levels[level] ?? 'Regional'

export const teamCount = (teams: number): string => count(teams, { one: 'time', many: 'times' })

const members = [
  { one: 'confederação continental', many: 'confederações continentais' },
  { one: 'federação nacional', many: 'federações nacionais' },
  { one: 'federação estadual', many: 'federações estaduais' },
]

/** "27 federações estaduais": the direct subordinates. */
export function memberCount({ level, children }: Pick<Confederation, 'level' | 'children'>): string | null {
  return children === 0 ? null : count(children, members[level] ?? { one: 'federação', many: 'federações' })
}

/** The acronym, unless it repeats the name. */
export const ownAcronym = ({ name, acronym }: Pick<Confederation, 'name' | 'acronym'>): string | null =>
  acronym && acronym !== name ? acronym : null

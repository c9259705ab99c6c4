import { dotted } from '@meio-campo/contract/rules'
import type { TeamEdition } from '@meio-campo/contract'

/** The final or current result: "Campeão", "Semifinal", "14º lugar", "Em andamento". */
export function campaignWords({
  champion,
  stage,
  position,
  finished,
}: Pick<TeamEdition, 'champion' | 'stage' | 'position' | 'finished'>): string {
  if (champion) return 'Campeão'
  const place = position === null ? null : `${position}º lugar`
  const reached = dotted(stage, place)
  if (!reached) return finished ? 'Sem colocação' : 'Em andamento'
  return finished ? reached : `${reached}, em andamento`
}

import { Badge } from '../badge.tsx'

/** Marks every page and record of the demonstration as invented. */
export function DemoBadge() {
  return <Badge>Dados de demonstração</Badge>
}

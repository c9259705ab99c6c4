import { Badge } from '../badge.tsx'

/** Stands on every page and record of the demonstration, so that nobody takes it for the truth. */
export function DemoBadge() {
  return <Badge>Dados de demonstração</Badge>
}

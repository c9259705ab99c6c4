import { Badge } from '../../../components/badge.tsx'

/** On what nobody has stated: it follows from match sheets and squads. */
export function DerivedBadge({ derived }: { readonly derived: boolean }) {
  return derived ? <Badge>Deduzida de súmulas</Badge> : null
}

/** Above a list of such things. */
export const DERIVED_TITLES =
  'Deduzidos de súmulas e elencos: títulos dos times em edições das quais a pessoa participou.'

import { Badge } from '../../../components/badge.tsx'

/** Marks a record that no source states: it was derived from match sheets and squads. */
export function DerivedBadge({ derived }: { readonly derived: boolean }) {
  return derived ? <Badge>Deduzida de súmulas</Badge> : null
}

/** The note above a list of derived records. */
export const DERIVED_TITLES =
  'Deduzidos de súmulas e elencos: títulos dos times em edições das quais a pessoa participou.'

import type { OnePlayerNumbers } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { CountBars } from '../../../../components/chart/count-bars.tsx'
import { positionWords } from '../../people/person-words.ts'

interface Props {
  readonly numbers: OnePlayerNumbers
  /** Beside others the card says whose positions they are. */
  readonly named: boolean
}

/** In how many matches the line-ups had the player at each position. */
export function PlayerPositionsCard({ numbers: { player, positions }, named }: Props) {
  if (positions.length === 0) return null
  const title = named ? `Onde joga ${player.name}` : 'Posições jogadas'
  return (
    <Card title={title}>
      <CountBars
        caption={title}
        head="Posição"
        unit="Jogos"
        rows={positions.map(({ position, played }) => ({
          id: position,
          label: positionWords([position]),
          count: played,
        }))}
      />
    </Card>
  )
}

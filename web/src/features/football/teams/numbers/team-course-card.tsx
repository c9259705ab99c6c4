import type { OneTeamNumbers, TeamCourse } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { TimeLines } from '../../../../components/chart/time-lines.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { positionChangeWords, roundName } from '../../pieces/standings/standings-words.ts'
import styles from '../../pieces/numbers.module.css'

interface Props {
  readonly course: TeamCourse
  /** The team, and the one it is compared with if it is in the same table. */
  readonly sides: readonly OneTeamNumbers[]
}

const placeWords = (place: number) => `${place}º`
const pointWords = (points: number) => `${points} pts`

/** Places and points after each round of one table. */
export function TeamCourseCard({ course, sides }: Props) {
  const { competition, edition, group, teams, rounds } = course
  const together = sides.flatMap(({ team, courses }) => {
    const same = courses.find(
      (one) => one.competition.id === competition.id && one.edition === edition && one.group === group,
    )
    return same ? [{ team, byRound: new Map(same.rounds.map((round) => [round.round, round])) }] : []
  })
  const moments = rounds.map(({ round }) => ({ label: roundName(round), short: `${round}ª` }))
  const seriesOf = (field: 'position' | 'points') =>
    together.map(({ team, byRound }) => ({
      name: team.name,
      values: rounds.map(({ round }) => byRound.get(round)?.[field] ?? null),
    }))
  const last = rounds.at(-1)!
  return (
    <Card
      title={`${competition.name} ${edition}, rodada a rodada`}
      aside={
        <TextLink to="/campeonatos/$id/tabela" params={{ id: competition.id }} search={{ temporada: edition }}>
          Tabela
        </TextLink>
      }
    >
      <div className={styles.charts}>
        <section aria-label="Lugar na tabela">
          <h3 className={styles.chartTitle}>Lugar</h3>
          <TimeLines
            caption={`Lugar depois de cada rodada: ${competition.name} ${edition}`}
            summary={`${positionChangeWords(rounds.map(({ position }) => position))}.`}
            head="Rodada"
            moments={moments}
            series={seriesOf('position')}
            words={placeWords}
            range={[Math.max(2, teams), 1]}
          />
        </section>
        <section aria-label="Pontos">
          <h3 className={styles.chartTitle}>Pontos</h3>
          <TimeLines
            caption={`Pontos depois de cada rodada: ${competition.name} ${edition}`}
            summary={`${last.points} pontos depois da ${roundName(last.round).toLowerCase()}.`}
            head="Rodada"
            moments={moments}
            series={seriesOf('points')}
            words={pointWords}
          />
        </section>
      </div>
    </Card>
  )
}

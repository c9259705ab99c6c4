import type { Projection } from '@meio-campo/contract'
import { useState } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { slug } from '@meio-campo/contract/rules'
import { RowsExportMenu } from '../../../components/list/rows-export-menu.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { chanceWords, meanWords } from '../pieces/forecasts/forecast-words.ts'
import { MethodLink } from '../pieces/forecasts/method-link.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import styles from './projection-card.module.css'
import { estimatesBefore, measuresOf, projectedRows, proofsOf, type Measure } from './projection-measures.ts'

interface Props {
  /** Of the group, where there are several. */
  readonly name: string | null
  readonly projection: Projection
  readonly favourite: string | undefined
}

const reasons: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  finished: {
    title: 'Sem projeção: não há mais jogos',
    text: 'Tudo o que havia por jogar foi jogado. A tabela é o resultado.',
  },
  fixtures: {
    title: 'Ainda sem projeção',
    text: 'Faltam jogos por marcar: sem a tabela de jogos completa, não se sabe o que resta a cada um.',
  },
  overdue: {
    title: 'Sem projeção: faltam resultados',
    text: 'O que falta desta tabela não tem data marcada, ou já passou dela sem que uma fonte diga como acabou.',
  },
  pending: { title: 'A projeção está sendo calculada', text: 'Ela aparece aqui em instantes.' },
}

/** Where every team of a table should end, and what is proved already. */
export function ProjectionCard({ name, projection, favourite }: Props) {
  const reason = reasons[projection.state]
  const title = name ? `Projeção: ${name}` : 'Projeção'
  if (reason) {
    return (
      <Card title={title}>
        <EmptyState title={reason.title}>{reason.text}</EmptyState>
      </Card>
    )
  }
  const measures = measuresOf(projection)
  return (
    <div className={styles.cards}>
      <Card
        title={title}
        aside={
          <>
            <Badge>Estimativa</Badge>
            <RowsExportMenu rows={projectedRows(projection)} name={slug(title)} part={title} />
          </>
        }
        flush
      >
        <p className={styles.words}>
          {projection.state === 'unknownTeams'
            ? 'Há times de que se sabe pouco: aqui está só o que já é certo, sem estimativa. '
            : `O resto da temporada, simulado ${count(projection.seasons, { one: 'vez', many: 'vezes' })} com as regras do campeonato, depois da rodada ${projection.round}. `}
          <MethodLink />
        </p>
        <ProjectionTable title={title} projection={projection} measures={measures} favourite={favourite} />
      </Card>
      {projection.history.length > 1 && measures.length > 0 && (
        <HistoryCard projection={projection} measures={measures} favourite={favourite} />
      )}
    </div>
  )
}

interface TableProps {
  readonly projection: Projection
  readonly measures: readonly Measure[]
  readonly favourite: string | undefined
}

function ProjectionTable({ title, projection, measures, favourite }: TableProps & { readonly title: string }) {
  const hasProofs = projection.teams.some((row) => proofsOf(row).length > 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by keys too
    <section className={styles.scroll} tabIndex={0} aria-label={`${title}, em tabela`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {measures.length > 0 && (
              <th scope="col">
                <abbr title="Média de pontos no fim">Pontos</abbr>
              </th>
            )}
            {measures.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            {hasProofs && (
              <th scope="col" className={styles.proofs}>
                Já é certo
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {projection.teams.map((row) => (
            <tr key={row.team.id} data-own={row.team.id === favourite || undefined}>
              <th scope="row">
                <TeamLink team={row.team} />
              </th>
              {measures.length > 0 && <td>{row.points === null ? '–' : meanWords(row.points)}</td>}
              {measures.map(({ id, chanceOf }) => (
                <ChanceCell key={id} chance={chanceOf(row)} />
              ))}
              {hasProofs && <td className={styles.proofs}>{proofsOf(row).join(' ') || '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What was estimated after each round, by what is asked. */
function HistoryCard({ projection, measures, favourite }: TableProps) {
  const [chosen, setChosen] = useState(measures[0]!.id)
  const measure = measures.find(({ id }) => id === chosen) ?? measures[0]!
  const rounds = projection.history.map(({ round, teams }) => ({
    round,
    chances: new Map(teams.map((team) => [team.team, measure.chanceBefore(team)])),
  }))
  return (
    <Card
      title="Como a estimativa mudou"
      aside={
        <>
          <select
            className={styles.select}
            aria-label="Chance de"
            value={measure.id}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {measures.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <RowsExportMenu
            rows={estimatesBefore(projection)}
            name="projecao_rodada_a_rodada"
            part="Como a estimativa mudou"
          />
        </>
      }
      flush
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by keys too */}
      <section className={styles.scroll} tabIndex={0} aria-label={`${measure.name}, rodada a rodada`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Time</th>
              {rounds.map(({ round }) => (
                <th key={round} scope="col">
                  <abbr title={`Depois da rodada ${round}`}>R{round}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {projection.teams.map(({ team }) => (
              <tr key={team.id} data-own={team.id === favourite || undefined}>
                <th scope="row">
                  <TeamLink team={team} />
                </th>
                {rounds.map(({ round, chances }) => (
                  <ChanceCell key={round} chance={chances.get(team.id) ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

/** The figure, over a bar that is as long as the chance is large. */
function ChanceCell({ chance }: { readonly chance: number | null }) {
  if (chance === null) return <td>–</td>
  return (
    <td className={styles.chance} style={{ '--chance': `${chance * 100}%` } as React.CSSProperties}>
      {chanceWords(chance)}
    </td>
  )
}

import type { Match } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Crest } from '../../../../components/crest/crest.tsx'
import { crestLetters } from '../../../../components/crest/crest-choice.ts'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { shownScore, stageOf } from '../../pieces/matches/match-stage.ts'
import { matchSentence } from '../../pieces/matches/match-words.ts'
import styles from './result-grid.module.css'
import { resultMatrix } from './result-matrix.ts'
import { shortDay } from '../../pieces/matches/match-day.ts'
import { useToday } from '../../pieces/matches/use-today.ts'

/** Every team at home (rows) against every other (columns); each cell leads to its match. */
export function ResultGrid({ matches }: { readonly matches: readonly Match[] }) {
  const today = useToday()
  const { teams, at } = useMemo(() => resultMatrix(matches), [matches])
  return (
    // Scrolls by itself, so the keyboard must be able to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={styles.scroll} tabIndex={0} role="region" aria-label="Resultados, time contra time">
      <table className={styles.grid}>
        <caption>
          <HiddenText>Em cada linha, os jogos em casa; em cada coluna, o visitante.</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <HiddenText>Mandante</HiddenText>
            </th>
            {teams.map((team) => (
              <th key={team.id} scope="col" title={team.name}>
                <Crest team={team} size={20} labelled />
                <span aria-hidden="true">{crestLetters(team.acronym, team.name)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map((home) => (
            <tr key={home.id}>
              <th scope="row">
                <span className={styles.home}>
                  <Crest team={home} size={20} />
                  {home.name}
                </span>
              </th>
              {teams.map((away) =>
                home.id === away.id ? (
                  <td key={away.id} className={styles.none}>
                    <HiddenText>Não se aplica</HiddenText>
                  </td>
                ) : (
                  <Cell key={away.id} match={at(home.id, away.id)} today={today} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ match, today }: { readonly match: Match | null; readonly today: string }) {
  if (!match) return <td>–</td>
  const score = shownScore(match)
  const outcome = !score ? undefined : score.home > score.away ? 'V' : score.home < score.away ? 'D' : 'E'
  return (
    <td>
      <Link
        className={styles.cell}
        to="/campeonatos/$id/jogos/$idjogo"
        params={{ id: match.competition.id, idjogo: match.id }}
        data-outcome={outcome}
        data-stage={stageOf(match)}
        aria-label={matchSentence(match, today)}
      >
        {score ? `${score.home}–${score.away}` : match.day ? shortDay(match.day, today) : '–'}
      </Link>
    </td>
  )
}

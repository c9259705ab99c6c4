import type { MatchPage, PersonRef, Preview, TeamRef } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'
import type { ReactNode } from 'react'
import { Badge } from '../../../../components/badge.tsx'
import { Card } from '../../../../components/card.tsx'
import { Crest } from '../../../../components/crest/crest.tsx'
import { HiddenText } from '../../../../components/hidden-text.tsx'
import { count } from '../../../../components/list/pages-words.ts'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { FormChips } from '../../pieces/standings/form-chips.tsx'
import { absenceWords } from '../../pieces/matches/absence-words.ts'
import { MatchRefLink } from '../../pieces/matches/match-ref-link.tsx'
import { homeWinShare } from './referee-words.ts'
import styles from './match-story.module.css'

interface Props {
  readonly match: MatchPage
  readonly preview: Preview
}

const sides = ['home', 'away'] as const

/** The state of both teams before the match: form, season, scorers, absences, probable line-up, the referee. */
export function PreviewCards({ match, preview }: Props) {
  const { home, away, referee } = preview
  const missing = [home, away].some(({ absences, onTheEdge }) => absences.length + onTheEdge.length > 0)
  return (
    <>
      <Card title="Últimos cinco jogos">
        <Pair match={match}>{(side) => <Form of={match} team={match[side]} form={preview[side].form} />}</Pair>
      </Card>
      <SeasonCard match={match} preview={preview} />
      {home.scorers.length + away.scorers.length > 0 && (
        <Card title="Quem mais marcou neste campeonato">
          <Pair match={match}>
            {(side) => (
              <People
                empty="Nenhum gol com autor conhecido."
                people={preview[side].scorers.map(({ player, goals }) => ({
                  person: player,
                  words: count(goals, { one: 'gol', many: 'gols' }),
                }))}
              />
            )}
          </Pair>
        </Card>
      )}
      {missing && (
        <Card title="Desfalques e pendurados">
          <Pair match={match}>
            {(side) => (
              <People
                empty="Nenhum conhecido."
                people={[
                  ...preview[side].absences.map((absence) => ({
                    person: absence.person,
                    words: absenceWords(absence),
                  })),
                  ...preview[side].onTheEdge.map((person) => ({ person, words: 'A um amarelo da suspensão' })),
                ]}
              />
            )}
          </Pair>
        </Card>
      )}
      {home.probable.length + away.probable.length > 0 && (
        <Card title="Provável escalação" aside={<Badge>Estimativa</Badge>}>
          <Pair match={match}>
            {(side) => (
              <People
                empty="As escalações conhecidas não bastam."
                people={preview[side].probable.map(({ player, starts }) => ({
                  person: player,
                  words: `Titular em ${starts} de ${preview[side].sheets}`,
                }))}
              />
            )}
          </Pair>
          <p className={styles.method}>
            Quem mais começou nas últimas escalações conhecidas de cada time, sem os desfalques. Não é a escalação
            oficial.
          </p>
        </Card>
      )}
      {referee && referee.numbers.played > 0 && <RefereeCard referee={referee} />}
    </>
  )
}

interface PairProps {
  readonly match: MatchPage
  readonly children: (side: 'home' | 'away') => ReactNode
}

/** Home beside away, each under its crest and name; below each other on a phone. */
function Pair({ match, children }: PairProps) {
  return (
    <div className={styles.pair}>
      {sides.map((side) => (
        // A group, not a landmark: several cards of the page have both teams.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> is for controls
        <div key={side} role="group" aria-label={match[side].name}>
          <h3 className={styles.team}>
            <Crest team={match[side]} size={22} />
            {match[side].name}
          </h3>
          {children(side)}
        </div>
      ))}
    </div>
  )
}

interface FormProps {
  readonly of: MatchPage
  readonly team: TeamRef
  readonly form: Preview['home']['form']
}

/** The championship is named only where it is another than that of the match ahead. */
function Form({ of, team, form }: FormProps) {
  if (form.length === 0) return <p className={styles.none}>Nenhum jogo conhecido antes deste.</p>
  return (
    <ol className={styles.people}>
      {form.map(({ match, neutral, letter, opponentPosition }) => (
        <li key={match.id} className={styles.formRow}>
          <FormChips form={[letter]} />
          <span>
            <MatchRefLink match={match} />
            <small>
              {neutral ? 'Em campo neutro' : match.home.id === team.id ? 'Em casa' : 'Fora'}
              {match.competition.id !== of.competition.id && `, ${match.competition.name}`}
              {opponentPosition !== null && `, adversário em ${opponentPosition}º`}
            </small>
          </span>
        </li>
      ))}
    </ol>
  )
}

interface Listed {
  readonly person: PersonRef
  readonly words: string
}

function People({ people, empty }: { readonly people: readonly Listed[]; readonly empty: string }) {
  if (people.length === 0) return <p className={styles.none}>{empty}</p>
  return (
    <ul className={styles.people}>
      {people.map(({ person, words }) => (
        <li key={`${person.id ?? person.name} ${words}`} className={styles.person}>
          <PersonLink person={person} />
          <small>{words}</small>
        </li>
      ))}
    </ul>
  )
}

const twoPlaces = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** The two seasons beside each other, line by line. */
function SeasonCard({ match, preview: { home, away } }: Props) {
  const place = (position: number | null) => (position === null ? '–' : `${position}º`)
  const perMatch = ({ played }: Preview['home']['season'], value: number) =>
    played === 0 ? '–' : twoPlaces.format(value / played)
  const [a, b] = [home.season, away.season]
  if (a.played + b.played === 0) return null
  const rows: readonly (readonly [string, string | number, string | number])[] = [
    ['Posição', place(a.position), place(b.position)],
    ['Pontos', a.points ?? '–', b.points ?? '–'],
    ['Jogos', a.played, b.played],
    ['Vitórias', a.won, b.won],
    ['Empates', a.drawn, b.drawn],
    ['Derrotas', a.lost, b.lost],
    ['Gols por jogo', perMatch(a, a.goalsFor), perMatch(b, b.goalsFor)],
    ['Gols sofridos por jogo', perMatch(a, a.goalsAgainst), perMatch(b, b.goalsAgainst)],
  ]
  return (
    <Card title={`A campanha: ${match.competition.name} ${match.edition}`}>
      <table className={styles.compare}>
        <caption>
          <HiddenText>A campanha dos dois times, lado a lado</HiddenText>
        </caption>
        <thead>
          <tr>
            <th scope="col">{match.home.name}</th>
            <th scope="col">
              <HiddenText>O quê</HiddenText>
            </th>
            <th scope="col">{match.away.name}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, own, other]) => (
            <tr key={name}>
              <td>{own}</td>
              <th scope="row">{name}</th>
              <td>{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function RefereeCard({ referee: { person, numbers } }: { readonly referee: NonNullable<Preview['referee']> }) {
  const { played, cardsPerMatch, penaltiesPerMatch, foulsPerMatch } = numbers
  const average = (value: number | null) => value?.toLocaleString('pt-BR') ?? '–'
  const homeShare = homeWinShare(numbers)
  return (
    <Card title="Árbitro">
      <p className={styles.referee}>
        <b>{person.name}</b>: {count(played, { one: 'jogo conhecido', many: 'jogos conhecidos' })}, em média{' '}
        {average(cardsPerMatch)} cartões e {average(penaltiesPerMatch)} pênaltis por jogo
        {foulsPerMatch !== null && `, com ${average(foulsPerMatch)} faltas`}.
        {homeShare !== null && ` O mandante venceu ${homeShare}% deles.`}
      </p>
    </Card>
  )
}

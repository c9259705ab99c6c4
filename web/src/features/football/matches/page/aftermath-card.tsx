import type { Aftermath, Match, TeamRef } from '@meio-campo/contract'
import { count } from '../../../../components/list/pages-words.ts'
import { Card } from '../../../../components/card.tsx'
import { Crest } from '../../../../components/crest/crest.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { MatchRefLink } from '../../pieces/matches/match-ref-link.tsx'
import styles from './match-story.module.css'

interface Props {
  readonly match: Match
  readonly aftermath: Aftermath
}

/** What the result changed, each sentence with the matches that prove it. */
export function AftermathCard({ match, aftermath }: Props) {
  if (aftermath.length === 0) return null
  return (
    <Card title="O que o resultado mudou" flush>
      <ul>
        {aftermath.map((consequence) => (
          <li key={`${consequence.team.id} ${consequence.sentence}`} className={styles.consequence}>
            <Crest team={consequence.team} size={24} />
            <div className={styles.words}>
              <p>
                <b>{consequence.team.name}.</b> {consequence.sentence}
              </p>
              <Proof consequence={consequence} />
              {consequence.kind === 'title' && <TitleLinks match={match} team={consequence.team} />}
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.basis}>
        Contado sobre os jogos que estão nesta base; os que faltam nela não entram na conta.
      </p>
    </Card>
  )
}

const before: Readonly<Record<string, string>> = { suspension: 'Fica fora de ', title: 'O outro jogo da final: ' }

/** The champion's titles, and the championship's champions. */
function TitleLinks({ match, team }: { readonly match: Match; readonly team: TeamRef }) {
  return (
    <p className={styles.titles}>
      <TextLink to="/times/$id/titulos" params={{ id: team.id }}>
        Títulos: {team.name}
      </TextLink>
      <TextLink to="/campeonatos/$id/campeoes" params={{ id: match.competition.id }}>
        Todos os campeões
      </TextLink>
    </p>
  )
}

/** One match is named at once; many open. */
function Proof({ consequence: { kind, matches } }: { readonly consequence: Aftermath[number] }) {
  const [only] = matches
  if (!only) return null
  if (matches.length === 1)
    return (
      <p className={styles.proof}>
        {before[kind] ?? 'A anterior: '}
        <MatchRefLink match={only} />
      </p>
    )
  return (
    <details className={styles.proof}>
      <summary>Ver {count(matches.length, { one: 'jogo', many: 'jogos' })}</summary>
      <ol className={styles.proofs}>
        {matches.toReversed().map((match) => (
          <li key={match.id}>
            <MatchRefLink match={match} />
          </li>
        ))}
      </ol>
    </details>
  )
}

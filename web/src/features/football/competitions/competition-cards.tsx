import { dotted } from '@meio-campo/contract/rules'
import type { Competition } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import styles from './competitions-page.module.css'
import { Flag } from '../../../components/flag/flag.tsx'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import { editionCount, kindWords, participantWords } from './competition-words.ts'

interface CompetitionGroup {
  readonly id: string
  readonly confederation: Competition['confederation']
  readonly competitions: readonly Competition[]
}

/** Groups by confederation, in the order of the list; those without a confederation come last. */
function byConfederation(competitions: readonly Competition[]): readonly CompetitionGroup[] {
  const groups = new Map<string, Competition[]>()
  for (const competition of competitions) {
    const id = competition.confederation?.id ?? ''
    const group = groups.get(id)
    if (group) group.push(competition)
    else groups.set(id, [competition])
  }
  return [...groups]
    .map(([id, group]) => ({ id, confederation: group[0]!.confederation, competitions: group }))
    .toSorted((a, b) => Number(a.id === '') - Number(b.id === ''))
}

/** Under the confederation that runs them. */
export function CompetitionGroups({ rows }: { readonly rows: readonly Competition[] }) {
  return byConfederation(rows).map(({ id, confederation, competitions }) => (
    <section key={id} className={styles.group}>
      <h2 className={styles.heading}>
        {confederation ? (
          <Link to="/confederacoes/$id" params={{ id: confederation.id }}>
            <b>{confederation.acronym ?? confederation.name}</b>
            {confederation.acronym && confederation.acronym !== confederation.name && <span>{confederation.name}</span>}
          </Link>
        ) : (
          'Sem confederação'
        )}
      </h2>
      <Cards rows={competitions} />
    </section>
  ))
}

/** Where one confederation runs them all. */
export function CompetitionCards({ rows }: { readonly rows: readonly Competition[] }) {
  return (
    <div className={styles.group}>
      <Cards rows={rows} label="Campeonatos" />
    </div>
  )
}

function Cards({ rows, label }: { readonly rows: readonly Competition[]; readonly label?: string }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((competition) => (
        <li key={competition.id}>
          <CompetitionCard competition={competition} />
        </li>
      ))}
    </ul>
  )
}

function CompetitionCard({ competition }: { readonly competition: Competition }) {
  const { id, name, kind, participants, country, edition, editions } = competition
  return (
    <Link className={styles.card} to="/campeonatos/$id" params={{ id }}>
      <Pennant competition={{ id, name }} size={48} />
      <span>
        <b>{name}</b>
        <small>
          {country && <Flag code={country} size={12} />}
          {dotted(kindWords(kind), participantWords(participants))}
        </small>
        <small>{dotted(edition && `Edição ${edition}`, editionCount(editions))}</small>
      </span>
    </Link>
  )
}

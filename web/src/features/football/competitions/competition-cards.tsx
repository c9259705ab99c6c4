import type { Competition } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { CompetitionCard } from './competition-card.tsx'
import { byConfederation } from './competition-groups.ts'
import styles from './competitions-page.module.css'

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

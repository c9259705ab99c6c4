import type { TeamPage } from '@meio-campo/contract'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { averageTeam, chanceWords, meanWords } from '../pieces/forecasts/forecast-words.ts'
import { MethodLink } from '../pieces/forecasts/method-link.tsx'
import { proofsOf } from '../standings/projection-measures.ts'
import styles from './team-projection-card.module.css'

type Shown = Pick<TeamPage, 'kind' | 'projections' | 'rating'>

/** Where the team should end in each table that is not over, what is certain already, and how strong it is thought to be. */
export function TeamProjectionCard({ kind, projections, rating }: Shown) {
  if (projections.length === 0 && rating === null) return null
  return (
    <Card title={projections.length > 0 ? 'Projeção' : 'Força'} aside={<Badge>Estimativa</Badge>}>
      {projections.map((projection) => (
        <TableProjection key={`${projection.competition.id} ${projection.edition}`} projection={projection} />
      ))}
      {rating && (
        <p className={styles.words}>
          Força <b>{rating.rating}</b>: {rating.place}º de {rating.of} pelos resultados; 1500 é {averageTeam(kind)}.
        </p>
      )}
      <p className={styles.words}>
        <MethodLink />
      </p>
    </Card>
  )
}

function TableProjection({ projection }: { readonly projection: TeamPage['projections'][number] }) {
  const { competition, edition, points, title, zones } = projection
  const chances = [...(title === null ? [] : [{ id: 'title', name: 'Título', chance: title }]), ...zones]
  const proofs = proofsOf(projection)
  return (
    <section className={styles.table}>
      <h3 className={styles.head}>
        <TextLink
          to="/campeonatos/$id/tabela"
          params={{ id: competition.id }}
          search={{ temporada: edition, ver: 'projecao' }}
        >
          {competition.name} {edition}
        </TextLink>
        {points !== null && <span>cerca de {meanWords(points)} pontos</span>}
      </h3>
      {chances.length > 0 && (
        <dl className={styles.chances}>
          {chances.map(({ id, name, chance }) => (
            <div key={id} style={{ '--chance': `${chance * 100}%` } as React.CSSProperties}>
              <dt>{name}</dt>
              <dd>{chanceWords(chance)}</dd>
            </div>
          ))}
        </dl>
      )}
      {proofs.length > 0 && (
        <p className={styles.words}>
          <b>Já é certo:</b> {proofs.join(' ')}
        </p>
      )}
    </section>
  )
}

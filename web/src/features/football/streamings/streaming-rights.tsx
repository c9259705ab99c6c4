import type { StreamingPage } from '@meio-campo/contract'
import { MetaLine } from '../../../components/meta-line.tsx'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { groupRights } from '../pieces/streamings/right-groups.ts'
import styles from '../competitions/right-list.module.css'
import { periodWords } from '../pieces/streamings/right-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'

/** What a service may show, whose home matches, and for how long. */
export function StreamingRights({ rights }: { readonly rights: StreamingPage['rights'] }) {
  return (
    <ul aria-label="Campeonatos que transmite">
      {groupRights(rights, ({ competition, edition }) => `${competition.id} ${edition}`).map(
        ({ key, right, homes }) => (
          <li key={key} className={styles.right}>
            <Pennant competition={right.competition} size={26} />
            <div className={styles.words}>
              <TextLink
                to="/campeonatos/$id/transmission"
                params={{ id: right.competition.id }}
                search={{ temporada: right.edition }}
              >
                {right.competition.name}
              </TextLink>
              <MetaLine>
                {right.edition}
                {periodWords(right)}
                {right.note}
              </MetaLine>
            </div>
            {homes.length > 0 && (
              <p className={styles.homes}>
                <span>{homes.length === 1 ? 'Mandante:' : 'Mandantes:'}</span>
                {homes.map((team) => (
                  <TeamLink key={team.id} team={team} />
                ))}
              </p>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

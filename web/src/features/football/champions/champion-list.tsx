import type { ChampionRow } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { Crest } from '../../../components/crest/crest.tsx'
import { VirtualList } from '../../../components/list/virtual-list.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import styles from './champion-list.module.css'
import { scorerWords } from './champion-words.ts'

export function ChampionList({ rows }: { readonly rows: readonly ChampionRow[] }) {
  return (
    <VirtualList label="Campeões" rows={rows} rowKey={(row) => row.edition} rowHeight={84}>
      {(row) => (
        <div className={styles.row}>
          <b className={styles.edition}>{row.edition}</b>
          <Crest team={row.champion} size={36} />
          <div className={styles.words}>
            <Link className={styles.champion} to="/times/$id" params={{ id: row.champion.id }}>
              {row.champion.name}
            </Link>
            <MetaLine>
              {row.runnerUp && (
                <span className={styles.runnerUp}>
                  Vice: <TeamLink team={row.runnerUp} />
                </span>
              )}
              {row.finalScore && `Final: ${row.finalScore}`}
              {row.topScorer && (
                <>
                  Artilheiro: <PersonLink person={row.topScorer.player} />
                  {scorerWords(row.topScorer.goals)}
                </>
              )}
              {row.coach && (
                <>
                  Técnico: <PersonLink person={row.coach} kind="coach" />
                </>
              )}
            </MetaLine>
            {row.note && <p className={styles.note}>{row.note}</p>}
          </div>
        </div>
      )}
    </VirtualList>
  )
}

import type { TeamEdition } from '@meio-campo/contract'
import { IconTrophy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { VirtualList } from '../../../components/list/virtual-list.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { MetaLine } from '../../../components/meta-line.tsx'
import { Pennant } from '../../../components/pennant/pennant.tsx'
import { campaignWords } from './edition-words.ts'
import { RecordBar } from './record-bar.tsx'
import styles from './team-edition-list.module.css'
import { signed } from '../pieces/teams/team-words.ts'

export const editionKey = ({ competition, edition }: TeamEdition) => `${competition.id} ${edition}`

export function TeamEditionList({ rows }: { readonly rows: readonly TeamEdition[] }) {
  return (
    <VirtualList label="Campeonatos do time" rows={rows} rowKey={editionKey} rowHeight={88}>
      {(row) => (
        <div className={styles.row}>
          <Pennant competition={row.competition} size={40} />
          <div className={styles.words}>
            <p className={styles.title}>
              <Link
                className={styles.name}
                to="/campeonatos/$id"
                params={{ id: row.competition.id }}
                search={{ temporada: row.edition }}
              >
                {row.competition.name} {row.edition}
              </Link>
              <Campaign row={row} />
            </p>
            <MetaLine>
              {count(row.played, { one: 'jogo', many: 'jogos' })}
              {row.points !== null && count(row.points, { one: 'ponto', many: 'pontos' })}
              {`${count(row.goalsFor, { one: 'gol', many: 'gols' })} pró, ${row.goalsAgainst} contra`}
              {`saldo ${signed(row.goalDifference)}`}
            </MetaLine>
          </div>
          {row.played > 0 && (
            <div className={styles.record}>
              <RecordBar record={row} />
            </div>
          )}
        </div>
      )}
    </VirtualList>
  )
}

/** A title is marked with a cup, because colour alone must not carry meaning. */
export function Campaign({ row }: { readonly row: TeamEdition }) {
  return (
    <span className={styles.campaign} data-champion={row.champion || undefined}>
      {row.champion && <IconTrophy size={14} stroke={1.75} aria-hidden />}
      {campaignWords(row)}
    </span>
  )
}

import type { PersonTitle } from '@meio-campo/contract'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { PageOf } from '../../../api/pages.ts'
import { Card } from '../../../components/card.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { DERIVED_TITLES } from '../pieces/derived-badge.tsx'
import { MissingData } from '../../../console/not-found/missing-data.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { TitlesByCompetition } from './titles-by-competition.tsx'
import { TitleTimeline } from './title-timeline.tsx'
import styles from './titles.module.css'

interface Props {
  readonly query: UseInfiniteQueryResult<InfiniteData<PageOf<PersonTitle>>>
}

/** A person's titles, with the teams they were won with. */
export function PersonTitles({ query }: Props) {
  const read = query.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <div className={styles.grid}>
      <Card title="Linha do tempo" flush>
        <PagesView
          query={query}
          noun={{ one: 'título', many: 'títulos' }}
          skeleton={<SkeletonRows count={5} />}
          empty={
            <MissingData title="Ainda sem títulos registrados">
              Os títulos seguem dos campeões de cada edição e de quem esteve no elenco ou nas súmulas: falta um dos
              dois.
            </MissingData>
          }
        >
          {(rows) => (
            <>
              {rows.some(({ derived }) => derived) && <p className={styles.derived}>{DERIVED_TITLES}</p>}
              <TitleTimeline titles={rows} about={about} />
            </>
          )}
        </PagesView>
      </Card>
      {read.length > 0 && <TitlesByCompetition titles={read} />}
    </div>
  )
}

const about = ({ team }: PersonTitle) => <TeamLink team={team} />

import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Coach } from '@meio-campo/contract'
import { countryChoices } from '../../../components/flag/country-name.ts'
import { SearchFilter, SelectFilter, SortSelect } from '../../../components/list/list-tools.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { hasDemo, useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { peopleSorts } from '../people/people-sorts.ts'
import { bulkEdit } from '../../curating/bulk/bulk-edit.tsx'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { TeamSearchFilter } from '../pieces/teams/team-search-filter.tsx'
import { SuggestMissingButton } from '../../curating/suggestions/suggest-missing-button.tsx'
import { NewRecordLink } from '../../curating/records/settings/admin-links.tsx'
import { coachesCall, coachPages } from './coach-queries.ts'
import { VirtualList } from '../../../components/list/virtual-list.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { NationalityFlags } from '../people/nationality-flags.tsx'
import styles from '../people/people.module.css'
import { ageWords } from '../people/person-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import type { Column } from '../../../components/data-table.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'

const route = getRouteApi('/tecnicos/')

export function CoachesPage() {
  const search = route.useSearch()
  const coaches = useInfiniteQuery(coachPages(search))
  const exported = useApiPages(coaches, '/api/v1/tecnicos', coachesCall(search), { demo: hasDemo(coaches) })
  return (
    <PageFrame
      title="Técnicos"
      subtitle="Times, jogos, aproveitamento e títulos de cada um."
      actions={
        <>
          <SuggestMissingButton noun="coach" />
          <NewRecordLink noun="coach" />
        </>
      }
    >
      <RecordList
        query={coaches}
        exported={exported}
        name="tecnicos"
        list="tecnicos"
        noun={{ one: 'técnico', many: 'técnicos' }}
        bulkEdit={bulkEdit('person')}
        skeletonRows={12}
        cards={CoachList}
        table={CoachTable}
      >
        <SearchFilter name="q" label="Buscar técnicos" placeholder="Nome do técnico" />
        <TeamSearchFilter name="time" label="Time" placeholder="Qualquer time" />
        <SelectFilter
          name="nacionalidade"
          label="Nacionalidade"
          all="Todas as nacionalidades"
          choices={countryChoices()}
        />
        <SortSelect choices={peopleSorts} />
      </RecordList>
    </PageFrame>
  )
}

function CoachList({ rows }: { readonly rows: readonly Coach[] }) {
  return (
    <VirtualList label="Técnicos" rows={rows} rowKey={({ id }) => id} rowHeight={66}>
      {(coach) => (
        <div className={styles.row}>
          <PersonPicture photo={coach.photo} team={coach.team} size={44} />
          <div className={styles.words}>
            <p className={styles.name}>
              <PersonLink person={coach} kind="coach" />
              {coach.team && (
                <span className={styles.team}>
                  <TeamLink team={coach.team} />
                </span>
              )}
            </p>
            <MetaLine>
              {!coach.team && 'Sem time'}
              {ageWords(coach.age, coach.birthDate)}
              {coach.nationalities.length > 0 && <NationalityFlags codes={coach.nationalities} />}
            </MetaLine>
          </div>
        </div>
      )}
    </VirtualList>
  )
}

const columns: readonly Column<Coach>[] = [
  {
    id: 'name',
    head: 'Técnico',
    cell: (coach) => (
      <span className={styles.first}>
        <PersonPicture photo={coach.photo} team={coach.team} size={30} />
        <PersonLink person={coach} kind="coach" />
      </span>
    ),
  },
  { id: 'team', head: 'Time', cell: ({ team }) => (team ? <TeamLink team={team} /> : '–') },
  {
    id: 'nationality',
    head: 'Nacionalidade',
    cell: ({ nationalities }) => <NationalityFlags codes={nationalities} />,
  },
  { id: 'birthPlace', head: 'Natural de', cell: ({ birthPlace }) => birthPlace ?? '–' },
  { id: 'age', head: 'Idade', align: 'end', cell: ({ age }) => age ?? '–' },
]

function CoachTable({ rows }: { readonly rows: readonly Coach[] }) {
  return <VirtualTable caption="Técnicos" columns={columns} rows={rows} rowKey={({ id }) => id} />
}

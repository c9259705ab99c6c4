import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Player } from '@meio-campo/contract'
import { countryChoices } from '../../../components/flag/country-name.ts'
import { SearchFilter, SelectFilter, SortSelect } from '../../../components/list/list-tools.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { hasDemo, useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { peopleSorts } from '../people/people-sorts.ts'
import { bulkEdit } from '../../curating/bulk/bulk-edit.tsx'
import { RecordList } from '../../../console/record-list/record-list.tsx'
import { TeamSearchFilter } from '../pieces/teams/team-search-filter.tsx'
import { SuggestMissingButton } from '../../curating/suggestions/suggest-missing-button.tsx'
import { NewRecordButton } from '../../curating/records/form/new-record-button.tsx'
import { playerPages, playersCall } from './player-queries.ts'
import { VirtualList } from '../../../components/list/virtual-list.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { NationalityFlags } from '../people/nationality-flags.tsx'
import styles from '../people/people.module.css'
import { positionChoices } from '../people/position-choices.ts'
import { ageWords, heightWords, positionWords } from '../people/person-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import type { Column } from '../../../components/data-table.tsx'
import { VirtualTable } from '../../../components/list/virtual-table.tsx'

const route = getRouteApi('/jogadores/')

export function PlayersPage() {
  const search = route.useSearch()
  const players = useInfiniteQuery(playerPages(search))
  const exported = useApiPages(players, '/api/v1/jogadores', playersCall(search), { demo: hasDemo(players) })
  return (
    <PageFrame
      title="Jogadores"
      subtitle="Carreira, gols, cartões, títulos e transferências de cada um."
      actions={
        <>
          <SuggestMissingButton noun="player" />
          <NewRecordButton noun="player" />
        </>
      }
    >
      <RecordList
        query={players}
        exported={exported}
        name="jogadores"
        list="jogadores"
        noun={{ one: 'jogador', many: 'jogadores' }}
        bulkEdit={bulkEdit('person')}
        skeletonRows={12}
        cards={PlayerList}
        table={PlayerTable}
      >
        <SearchFilter name="q" label="Buscar jogadores" placeholder="Nome do jogador" />
        <TeamSearchFilter name="time" label="Time" placeholder="Qualquer time" />
        <SelectFilter name="posicao" label="Posição" all="Todas as posições" choices={positionChoices} />
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

function PlayerList({ rows }: { readonly rows: readonly Player[] }) {
  return (
    <VirtualList label="Jogadores" rows={rows} rowKey={({ id }) => id} rowHeight={66}>
      {(player) => (
        <div className={styles.row}>
          <PersonPicture
            photo={player.photo}
            team={player.team}
            number={player.number}
            keeper={player.positions[0] === 'goalkeeper'}
            size={44}
          />
          <div className={styles.words}>
            <p className={styles.name}>
              <PersonLink person={player} />
              {player.team && (
                <span className={styles.team}>
                  <TeamLink team={player.team} />
                </span>
              )}
            </p>
            <MetaLine>
              {positionWords(player.positions)}
              {ageWords(player.age, player.birthDate)}
              {heightWords(player.heightCm)}
              {player.nationalities.length > 0 && <NationalityFlags codes={player.nationalities} />}
            </MetaLine>
          </div>
        </div>
      )}
    </VirtualList>
  )
}

const columns: readonly Column<Player>[] = [
  {
    id: 'name',
    head: 'Jogador',
    cell: (player) => (
      <span className={styles.first}>
        <PersonPicture
          photo={player.photo}
          team={player.team}
          number={player.number}
          keeper={player.positions[0] === 'goalkeeper'}
          size={30}
        />
        <PersonLink person={player} />
      </span>
    ),
  },
  { id: 'team', head: 'Time', cell: ({ team }) => (team ? <TeamLink team={team} /> : '–') },
  { id: 'position', head: 'Posição', cell: ({ positions }) => positionWords(positions) ?? '–' },
  {
    id: 'nationality',
    head: 'Nacionalidade',
    cell: ({ nationalities }) => <NationalityFlags codes={nationalities} />,
  },
  { id: 'age', head: 'Idade', align: 'end', cell: ({ age }) => age ?? '–' },
  { id: 'height', head: 'Altura', align: 'end', cell: ({ heightCm }) => heightWords(heightCm) ?? '–' },
]

function PlayerTable({ rows }: { readonly rows: readonly Player[] }) {
  return <VirtualTable caption="Jogadores" columns={columns} rows={rows} rowKey={({ id }) => id} />
}

import type { OnePlayerNumbers, PlayerNumbers } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../../components/card.tsx'
import { SideBySide, sideRows } from '../../../../components/chart/side-by-side.tsx'
import { FactList } from '../../../../components/fact-list.tsx'
import { useListSearch } from '../../../../components/list/list-search.ts'
import { RowsExportMenu } from '../../../../components/list/rows-export-menu.tsx'
import { SelectFilter } from '../../../../components/list/list-tools.tsx'
import { ListTools } from '../../../../console/record-list/list-tools.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../../components/page/skeleton.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../../components/person/person-picture.tsx'
import { useApiCall } from '../../../../console/api-panel/use-api-call.ts'
import { PickedChips } from '../../../curating/records/inputs/picked-records.tsx'
import { MissingData } from '../../../../console/not-found/missing-data.tsx'
import { PlayerFrame } from '../player-frame.tsx'
import { playerNumbersCall, playerNumbersQuery } from '../player-queries.ts'
import { PlayerComparisonField } from './player-comparison-field.tsx'
import { comparedRows } from './player-number-words.ts'
import shared from '../../pieces/numbers.module.css'
import styles from './player-numbers.module.css'
import { PlayerPositionsCard } from './player-positions-card.tsx'
import { PlayerYearsCard } from './player-years-card.tsx'

const route = getRouteApi('/jogadores/$id/')

/** A player in numbers: positions, year by year, and all of it beside up to three others. */
export function PlayerNumbersPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const query = useQuery(playerNumbersQuery(id, search))
  useApiCall('/api/v1/jogadores/{id}/numeros', playerNumbersCall(id, search), {
    demo: query.data?.data.player.demo ?? false,
  })
  return (
    <PlayerFrame id={id} section="numeros" title="Números">
      <Card flush>
        <NumbersTools id={id} temporada={search.temporada} numbers={query.data?.data} />
      </Card>
      <QueryView
        query={query}
        skeleton={
          <Card flush>
            <SkeletonRows count={12} />
          </Card>
        }
      >
        {({ data }) => <Numbers numbers={data} />}
      </QueryView>
    </PlayerFrame>
  )
}

interface ToolsProps {
  readonly id: string
  readonly temporada: string | undefined
  readonly numbers: PlayerNumbers | undefined
}

function NumbersTools({ id, temporada, numbers }: ToolsProps) {
  const { set } = useListSearch()
  const seasons = new Set([...(temporada ? [temporada] : []), ...(numbers?.seasons ?? [])])
  const compared = numbers?.compared ?? []
  return (
    <>
      <ListTools list="jogadores/numeros">
        <PlayerComparisonField id={id} />
        <SelectFilter
          name="temporada"
          label="Temporada"
          all="Todas as temporadas"
          choices={[...seasons].toSorted((a, b) => b.localeCompare(a)).map((value) => ({ value, label: value }))}
        />
        <SelectFilter
          name="campeonato"
          of="competition"
          label="Campeonato"
          all="Todos os campeonatos"
          choices={(numbers?.competitions ?? []).map(({ id: value, name }) => ({ value, label: name }))}
        />
      </ListTools>
      {compared.length > 0 && (
        <div className={styles.compared} data-screen-only>
          <PickedChips
            picked={compared.map(({ player }) => player)}
            onChange={(left) => set({ com: left.map((player) => player.id).join(',') || undefined })}
          />
        </div>
      )}
    </>
  )
}

function Numbers({ numbers }: { readonly numbers: PlayerNumbers }) {
  const sides = [numbers, ...numbers.compared]
  if (sides.every(({ years }) => years.length === 0))
    return (
      <Card>
        <MissingData title="Nenhum jogo para contar">Não se conhece nenhum jogo com esses filtros.</MissingData>
      </Card>
    )
  return (
    <div className={shared.page}>
      {sides.length > 1 ? <ComparedCard sides={sides} /> : <OwnNumbersCard numbers={numbers} />}
      <PlayerYearsCard sides={sides} />
      <div className={shared.grid}>
        {sides.map((side) => (
          <PlayerPositionsCard key={side.player.id} numbers={side} named={sides.length > 1} />
        ))}
      </div>
    </div>
  )
}

/** One player alone has nothing to be measured against: figures without bars. */
function OwnNumbersCard({ numbers }: { readonly numbers: OnePlayerNumbers }) {
  return (
    <Card
      title="Em números"
      aside={
        <RowsExportMenu
          rows={sideRows([numbers.player.name], comparedRows([numbers]))}
          name={`numeros-${numbers.player.id}`}
          part="Em números"
        />
      }
    >
      <FactList
        facts={comparedRows([numbers]).map(({ label, values, words = String }) => {
          const value = values[0] ?? null
          return { name: label, value: value !== null && words(value) }
        })}
      />
    </Card>
  )
}

function ComparedCard({ sides }: { readonly sides: readonly OnePlayerNumbers[] }) {
  return (
    <Card
      title="Lado a lado"
      aside={
        <RowsExportMenu
          rows={sideRows(
            sides.map(({ player }) => player.name),
            comparedRows(sides),
          )}
          name={`lado-a-lado-${sides.map(({ player }) => player.id).join('-')}`}
          part="Lado a lado"
        />
      }
    >
      <SideBySide
        caption={`${sides.map(({ player }) => player.name).join(', ')}: lado a lado`}
        head="Número"
        sides={sides.map(({ player }) => ({
          id: player.id,
          head: (
            <span className={styles.head}>
              <PersonPicture
                photo={player.photo}
                team={player.team}
                number={player.number}
                keeper={player.positions[0] === 'goalkeeper'}
                size={32}
              />
              <PersonLink person={player} />
            </span>
          ),
        }))}
        rows={comparedRows(sides)}
      />
    </Card>
  )
}

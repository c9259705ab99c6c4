import type { IncompleteMatch, LackedPart } from '@meio-campo/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { pagesQuery } from '../../../api/pages.ts'
import { read } from '../../../api/query.ts'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { coverageParts } from './quality-words.ts'

const route = getRouteApi('/settings')

const columns: readonly Column<IncompleteMatch>[] = [
  {
    id: 'name',
    head: 'Jogo',
    cell: ({ name, linkAddress }) => <RecordPlace linkAddress={linkAddress}>{name}</RecordPlace>,
  },
  { id: 'day', head: 'Dia', cell: ({ day }) => (day === null ? 'sem data' : day.split('-').toReversed().join('/')) },
]

const choices = coverageParts.map(({ head, lacked }) => ({ value: lacked, label: head }))

interface Props {
  readonly edition: string
  readonly lacked: LackedPart
}

/** The matches of an edition that lack a part, each with the way to it. */
export function IncompleteCard({ edition, lacked }: Props) {
  const navigate = route.useNavigate()
  const query = { edicao: edition, falta: lacked }
  const structure = useQuery(read('/api/v1/edicoes/{id}/estrutura', { params: { id: edition } }))
  const about = structure.data?.data
  const pages = useInfiniteQuery(pagesQuery('/api/v1/qualidade/jogos', query))
  return (
    <Card
      title={about ? `Jogos a completar: ${about.competition.name} ${about.edition.name}` : 'Jogos a completar'}
      flush
    >
      <ListTools list="settings/qualidade">
        <TextLink to="/settings" search={{ aba: 'qualidade' }}>
          Toda a cobertura
        </TextLink>
        <Segmented
          label="O que falta"
          choices={choices}
          value={lacked}
          onChange={(falta) =>
            void navigate({
              search: { aba: 'qualidade', edicao: edition, falta },
              replace: true,
              resetScroll: false,
            })
          }
        />
        <ExportMenu call={{ path: '/api/v1/qualidade/jogos', query }} name="jogos-a-completar" />
      </ListTools>
      <PagesView
        query={pages}
        noun={{ one: 'jogo', many: 'jogos' }}
        empty={<EmptyState title="Nada falta aqui">Todos os jogos desta edição têm isto.</EmptyState>}
      >
        {(rows) => <DataTable caption="Jogos a completar" columns={columns} rows={rows} rowKey={({ id }) => id} />}
      </PagesView>
    </Card>
  )
}

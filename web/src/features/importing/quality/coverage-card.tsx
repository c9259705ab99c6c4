import type { Coverage } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId } from 'react'
import { pagesQuery } from '../../../api/pages.ts'
import { Card } from '../../../components/card.tsx'
import { DataTable, type Column } from '../../../components/data-table.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { parseQualityPlace, type CoverageSort } from './quality-place.ts'
import { coverageParts, percentOf, sorts, wholeOf } from './quality-words.ts'
import styles from './quality.module.css'

const route = getRouteApi('/settings')

const columns: readonly Column<Coverage>[] = [
  {
    id: 'name',
    head: 'Edição',
    cell: ({ name, linkAddress }) => <RecordPlace linkAddress={linkAddress}>{name}</RecordPlace>,
  },
  { id: 'matches', head: 'Jogos', align: 'end', cell: ({ matches }) => matches.toLocaleString('pt-BR') },
  ...coverageParts.map(({ part, head, lacked }): Column<Coverage> => ({
    id: part,
    head,
    align: 'end',
    cell: (row) => <Part row={row} part={part} lacked={lacked} />,
  })),
  { id: 'alerts', head: 'Alertas', align: 'end', cell: ({ alerts }) => alerts.toLocaleString('pt-BR') },
]

type PartProps = Omit<(typeof coverageParts)[number], 'head'> & { readonly row: Coverage }

/** How much of a part there is; where some is missing, the way to the matches that lack it. */
function Part({ row, part, lacked }: PartProps) {
  const percent = percentOf(row, part)
  if (percent === null) return <span className={styles.none}>–</span>
  const missing = wholeOf(row, part) - row[part]
  if (missing === 0) return <>100%</>
  return (
    <TextLink to="/settings" search={{ aba: 'qualidade', edicao: row.id, falta: lacked }}>
      {percent}%
      <HiddenText>
        {' '}
        em {row.name}: {counted(missing, 'jogo sem', 'jogos sem')}
      </HiddenText>
    </TextLink>
  )
}

/** Of every edition, which part of its matches has a result, line-ups, events and so on. */
export function CoverageCard() {
  const { ordem = '-recent', alertas } = parseQualityPlace(route.useSearch())
  const navigate = route.useNavigate()
  const id = useId()
  const query = { sort: ordem }
  const pages = useInfiniteQuery(pagesQuery('/api/v1/qualidade', query))
  const choose = (chosen: CoverageSort) =>
    void navigate({
      search: {
        aba: 'qualidade',
        ...(chosen !== '-recent' && { ordem: chosen }),
        ...(alertas && { alertas }),
      },
      replace: true,
      resetScroll: false,
    })
  return (
    <Card title="Cobertura" flush>
      <ListTools list="settings/qualidade">
        <label className={styles.sort} htmlFor={id}>
          <span>Primeiro</span>
          <select
            id={id}
            className={fieldStyles.input}
            value={ordem}
            onChange={({ currentTarget: { value } }) => choose(value as CoverageSort)}
          >
            {Object.entries(sorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <ExportMenu call={{ path: '/api/v1/qualidade', query }} name="qualidade" />
      </ListTools>
      <PagesView
        query={pages}
        noun={{ one: 'edição', many: 'edições' }}
        empty={<EmptyState title="Nenhum jogo ainda">Cada edição com jogos aparece aqui.</EmptyState>}
      >
        {(rows) => <DataTable caption="Cobertura por edição" columns={columns} rows={rows} rowKey={(row) => row.id} />}
      </PagesView>
    </Card>
  )
}

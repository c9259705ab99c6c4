import type { SearchHit } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { read } from '../../../api/query.ts'
import { Card } from '../../../components/card.tsx'
import { ConsoleLink } from '../../../components/console-link.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageFrame } from '../../../components/page/page-frame.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SectionTabs } from '../../../components/page/section-tabs.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'
import { groupHits } from './search-entry.ts'
import { HitPicture } from './search-option.tsx'
import type { SearchPagePlace, SearchTab } from './search-page-place.ts'
import { searchTabs } from './search-page-place.ts'
import styles from './search-page.module.css'

const MOST = 100

const searchCall = ({ busca = '', tipo }: SearchPagePlace) => ({
  query: { q: busca, limit: MOST, ...(tipo && { tipo }) },
})

/** The whole result of a search, with its kinds as tabs. */
export function SearchPage({ place }: { readonly place: SearchPagePlace }) {
  const { busca = '', tipo } = place
  const current: SearchTab = tipo ?? 'tudo'
  const result = useQuery({ ...read('/api/v1/busca', searchCall(place)), placeholderData: keepPreviousData })
  useApiCall('/api/v1/busca', searchCall(place))
  const sections = Object.entries(searchTabs).map(([id, label]) => ({
    id,
    label,
    link: linkOptions({
      to: '/dashboard',
      search: { busca, ...(id !== 'tudo' && { tipo: id as Exclude<SearchTab, 'tudo'> }) },
    }),
  }))
  return (
    <PageFrame title={`Busca por “${busca}”`} subtitle="O mais conhecido vem antes.">
      <SectionTabs label="Tipos de resultado" sections={sections} current={current} />
      <QueryView query={result}>{({ data }) => <Result hits={data} place={place} />}</QueryView>
    </PageFrame>
  )
}

function Result({
  hits,
  place: { busca, tipo },
}: {
  readonly hits: readonly SearchHit[]
  readonly place: SearchPagePlace
}) {
  if (hits.length === 0) {
    return (
      <Card>
        <EmptyState title={`Nada encontrado para “${busca ?? ''}”`}>
          {tipo === 'jogos'
            ? 'Para achar jogos, escreva os dois times: “flamengo x vasco”.'
            : 'Confira a escrita, tente só uma parte do nome ou veja os outros tipos acima.'}
        </EmptyState>
      </Card>
    )
  }
  return groupHits(hits).map(({ title, entries }) => (
    <Card
      key={title}
      title={title}
      flush
      aside={tipo ? shownWords(entries.length) : <KindLink busca={busca ?? ''} title={title} />}
    >
      <ul className={styles.hits} aria-label={title}>
        {entries.map((entry) => entry.kind === 'hit' && <Hit key={entry.key} hit={entry.hit} />)}
      </ul>
    </Card>
  ))
}

const shownWords = (shown: number) =>
  shown >= MOST ? `os ${MOST} primeiros` : `${shown} ${plural(shown, 'resultado', 'resultados')}`

/** Among all kinds only the best of each are shown, so their number is not how many there are. */
function KindLink({ busca, title }: { readonly busca: string; readonly title: string }) {
  const tipo = (Object.keys(searchTabs) as SearchTab[]).find((tab) => searchTabs[tab] === title)
  if (!tipo || tipo === 'tudo') return null
  return (
    <TextLink to="/dashboard" search={{ busca, tipo }} activeProps={{}}>
      Só {title.toLowerCase()}
    </TextLink>
  )
}

function Hit({ hit }: { readonly hit: SearchHit }) {
  return (
    <li className={styles.hit}>
      <span className={styles.picture}>
        <HitPicture hit={hit} />
      </span>
      <ConsoleLink href={hit.linkAddress}>{hit.name}</ConsoleLink>
      {hit.detail && <small>{hit.detail}</small>}
    </li>
  )
}

import type { Transfer } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { useListSearch } from '../../../components/list/list-search.ts'
import { SelectFilter } from '../../../components/list/list-tools.tsx'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { hasDemo, useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { DerivedBadge } from '../pieces/derived-badge.tsx'
import { MissingData } from '../../../console/not-found/missing-data.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import { TeamFrame } from '../teams/team-frame.tsx'
import styles from './team-transfers-page.module.css'
import { teamTransferPages, teamTransfersCall, transferYearsQuery } from './transfer-queries.ts'
import { feeWords, moneyWords, transferDayWords, transferKindWords } from './transfer-words.ts'

const route = getRouteApi('/times/$id/transferencias')
const PATH = '/api/v1/times/{id}/transferencias'

const directions = [
  { value: '', label: 'Todas' },
  { value: 'entrada', label: 'Chegadas' },
  { value: 'saida', label: 'Saídas' },
] as const

/** Arrivals and departures by year. */
export function TeamTransfersPage() {
  const { id } = route.useParams()
  const search = route.useSearch()
  const { set } = useListSearch()
  const transfers = useInfiniteQuery(teamTransferPages(id, search))
  const { data: known } = useQuery(transferYearsQuery(id))
  const exported = useApiPages(transfers, PATH, teamTransfersCall(id, search), { demo: hasDemo(transfers) })
  return (
    <TeamFrame
      id={id}
      temporada={search.temporada}
      section="transferencias"
      title="Transferências"
      actions={<ExportMenu call={exported} name={`transferencias-${id}`} />}
    >
      <Card flush>
        <ListTools list="times/transferencias">
          <Segmented
            label="Sentido"
            choices={directions}
            value={search.sentido ?? ''}
            onChange={(sentido) => set({ sentido })}
          />
          <SelectFilter
            name="temporada"
            label="Temporada"
            all="Todas as temporadas"
            choices={yearsIn(known?.data ?? [], search.temporada)}
          />
        </ListTools>
        <PagesView
          query={transfers}
          noun={{ one: 'transferência', many: 'transferências' }}
          skeleton={<SkeletonRows count={10} />}
          empty={
            search.temporada || search.sentido ? (
              <EmptyState title="Nenhuma transferência registrada">
                Mude a temporada ou o sentido para ver outras.
              </EmptyState>
            ) : (
              <MissingData title="Nenhuma transferência registrada">
                Chegadas e saídas seguem das súmulas dos jogos, ou são postas à mão: deste time não há nem umas nem
                outras.
              </MissingData>
            )
          }
        >
          {(rows) => {
            const groups = bySeason(rows, id)
            return groups.map((group, index) => (
              <SeasonTransfers
                key={group.season}
                group={group}
                // The balance needs the whole year and both directions.
                whole={!search.sentido && (!transfers.hasNextPage || index < groups.length - 1)}
              />
            ))
          }}
        </PagesView>
      </Card>
    </TeamFrame>
  )
}

interface Props {
  readonly group: TransferGroup
  /** True if the whole season is on screen; only then a balance is shown. */
  readonly whole: boolean
}

function SeasonTransfers({ group, whole }: Props) {
  const { season, arrivals, departures } = group
  const balance = whole ? balanceOf(group) : []
  return (
    <section className={styles.season}>
      <header className={styles.head}>
        <h2 className={styles.title}>{season ?? 'Sem data conhecida'}</h2>
        <p className={styles.sum}>
          {[
            arrivals.length > 0 && `${arrivals.length} ${plural(arrivals.length, 'chegada', 'chegadas')}`,
            departures.length > 0 && `${departures.length} ${plural(departures.length, 'saída', 'saídas')}`,
          ]
            .filter(Boolean)
            .join(', ')}
          {balance.length > 0 && (
            <span>
              Saldo dos valores conhecidos:{' '}
              <b>{balance.map(({ amount, currency }) => moneyWords(amount, currency)).join(' e ')}</b>
            </span>
          )}
        </p>
      </header>
      <div className={styles.sides}>
        {arrivals.length > 0 && <Side title="Chegadas" transfers={arrivals} />}
        {departures.length > 0 && <Side title="Saídas" transfers={departures} />}
      </div>
    </section>
  )
}

interface SideProps {
  readonly title: 'Chegadas' | 'Saídas'
  readonly transfers: readonly Transfer[]
}

function Side({ title, transfers }: SideProps) {
  const arrival = title === 'Chegadas'
  const Arrow = arrival ? IconArrowRight : IconArrowLeft
  return (
    <section className={styles.side}>
      <h3 className={styles.heading} data-arrival={arrival || undefined}>
        <Arrow size={15} stroke={1.75} aria-hidden />
        {title}
      </h3>
      <ul>
        {transfers.map((transfer) => (
          <Move key={transfer.id} transfer={transfer} arrival={arrival} />
        ))}
      </ul>
    </section>
  )
}

function Move({ transfer, arrival }: { readonly transfer: Transfer; readonly arrival: boolean }) {
  const other = arrival ? transfer.from : transfer.to
  const fee = feeWords(transfer)
  return (
    <li className={styles.move}>
      <PersonPicture team={arrival ? transfer.to : transfer.from} size={36} />
      <div className={styles.words}>
        <p className={styles.name}>
          <PersonLink person={transfer.person} />
          {other && (
            <span className={styles.other}>
              {arrival ? 'de' : 'para'} <TeamLink team={other} />
            </span>
          )}
        </p>
        <MetaLine>{transferDayWords(transfer)}</MetaLine>
      </div>
      <span className={styles.kind}>
        <Badge>{transferKindWords(transfer.kind)}</Badge>
        <DerivedBadge derived={transfer.derived} />
        {fee && <b>{fee}</b>}
      </span>
    </li>
  )
}

interface TransferGroup {
  /** The year; null if unknown. */
  readonly season: string | null
  readonly arrivals: readonly Transfer[]
  readonly departures: readonly Transfer[]
}

/** By year, from the side of the page's team, in the order of the list. */
export function bySeason(transfers: readonly Transfer[], team: string): readonly TransferGroup[] {
  return [...Map.groupBy(transfers, ({ season }) => season)].map(([season, own]) => ({
    season,
    arrivals: own.filter(({ to }) => to?.id === team),
    departures: own.filter(({ from, to }) => from?.id === team && to?.id !== team),
  }))
}

interface Balance {
  readonly currency: string | null
  /** Fees received for departures minus fees paid for arrivals. */
  readonly amount: number
}

/** The balance of the known fees per currency; empty if no fee is known. */
export function balanceOf({ arrivals, departures }: TransferGroup): readonly Balance[] {
  const sums = new Map<string | null, number>()
  const add = ({ fee, currency }: Transfer, sign: 1 | -1) => {
    if (fee !== null && fee !== 0) sums.set(currency, (sums.get(currency) ?? 0) + sign * fee)
  }
  for (const transfer of arrivals) add(transfer, -1)
  for (const transfer of departures) add(transfer, 1)
  return [...sums].map(([currency, amount]) => ({ currency, amount }))
}

/** The years for a select list; it always contains the one in the address. */
export function yearsIn(transfers: readonly Transfer[], chosen: string | undefined) {
  const years = new Set([...transfers.flatMap(({ season }) => season ?? []), ...(chosen ? [chosen] : [])])
  return [...years]
    .sort()
    .toReversed()
    .map((value) => ({ value, label: value }))
}

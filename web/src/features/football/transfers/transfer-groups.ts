import type { Transfer } from '@meio-campo/contract'

export interface TransferGroup {
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

export interface Balance {
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

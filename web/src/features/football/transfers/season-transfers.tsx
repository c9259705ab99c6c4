import type { Transfer } from '@meio-campo/contract'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Badge } from '../../../components/badge.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { TeamLink } from '../pieces/teams/team-link.tsx'
import styles from './season-transfers.module.css'
import { balanceOf, type TransferGroup } from './transfer-groups.ts'
import { feeWords, moneyWords, transferDayWords, transferKindWords } from './transfer-words.ts'

interface Props {
  readonly group: TransferGroup
  /** All of the season is on screen: then there is a balance. */
  readonly whole: boolean
}

export function SeasonTransfers({ group, whole }: Props) {
  const { season, arrivals, departures } = group
  const balance = whole ? balanceOf(group) : []
  return (
    <section className={styles.season}>
      <header className={styles.head}>
        <h2 className={styles.title}>{season ?? 'Sem data conhecida'}</h2>
        <p className={styles.sum}>
          {[
            arrivals.length > 0 && `${arrivals.length} ${arrivals.length === 1 ? 'chegada' : 'chegadas'}`,
            departures.length > 0 && `${departures.length} ${departures.length === 1 ? 'saída' : 'saídas'}`,
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
        {fee && <b>{fee}</b>}
      </span>
    </li>
  )
}

import type { PlayerCard } from '@meio-campo/contract'
import { Link } from '@tanstack/react-router'
import { BookingCard, type Booking } from '../../../components/booking/booking-card.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { MetaLine } from '../../../components/meta-line.tsx'
import { partialDateWords } from '../pieces/dates/partial-date-words.ts'
import { minuteWords, roundWords, scoreWords } from '../pieces/matches/match-words.ts'
import styles from './player-card-groups.module.css'

/** Season by season and championship by championship, each card with its match and minute. */
export function PlayerCardGroups({ cards }: { readonly cards: readonly PlayerCard[] }) {
  const groups = Map.groupBy(cards, ({ match }) => `${match.competition.name} ${match.edition}`)
  return [...groups].map(([title, own]) => (
    <section key={title} className={styles.group}>
      <h2 className={styles.title}>
        {title}
        <small>{count(own.length, { one: 'cartão', many: 'cartões' })}</small>
      </h2>
      <ul>
        {own.map((card) => (
          <li key={card.id}>
            <ShownCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

const isBooking = (type: string): type is Booking => type === 'yellow' || type === 'secondYellow' || type === 'red'

function ShownCard({ card: { type, minute, added, match } }: { readonly card: PlayerCard }) {
  return (
    <Link
      className={styles.card}
      to="/campeonatos/$id/jogos/$idjogo"
      params={{ id: match.competition.id, idjogo: match.id }}
    >
      <span className={styles.booking}>{isBooking(type) && <BookingCard kind={type} />}</span>
      <b className={styles.minute}>{minuteWords(minute, added) ?? '–'}</b>
      <span className={styles.match}>
        <span>
          {match.home.name} {scoreWords(match)} {match.away.name}
        </span>
        <MetaLine>
          {match.day && partialDateWords(match.day)}
          {roundWords(match)}
        </MetaLine>
      </span>
    </Link>
  )
}

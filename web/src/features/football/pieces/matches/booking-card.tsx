import styles from './booking-card.module.css'

const words = { yellow: 'Cartão amarelo', secondYellow: 'Segundo amarelo', red: 'Cartão vermelho' } as const
export type Booking = keyof typeof words

interface Props {
  readonly kind: Booking
  /** For a card with its words next to it. */
  readonly decorative?: boolean
}

/** A card shown to a player: a red one carries a cross, a second yellow is a pair. */
export function BookingCard({ kind, decorative = false }: Props) {
  return (
    <span
      className={styles.card}
      data-kind={kind}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words[kind] })}
    />
  )
}

import type { Lineup, LineupsPage } from '@meio-campo/contract'
import { IconArrowDown, IconArrowUp, IconBallFootball } from '@tabler/icons-react'
import { BookingCard } from '../../../../components/booking/booking-card.tsx'
import { Card } from '../../../../components/card.tsx'
import { LineupBench } from './lineup-bench.tsx'
import { LineupPitch } from './lineup-pitch.tsx'
import { AbsencesCard } from './absences-card.tsx'
import { ChangesCard } from './changes-card.tsx'
import styles from './lineups-page.module.css'

/** Both sides on the pitch, those beside it, and those who are missing. */
export function LineupsView({ lineups }: { readonly lineups: LineupsPage }) {
  const { match, home, away, absences } = lineups
  const known = [home, away].filter((lineup) => lineup !== null)
  return (
    <>
      {known.length > 0 && (
        <>
          <div className={styles.sides}>
            {home ? <SideHead lineup={home} side="home" /> : <span />}
            {away && <SideHead lineup={away} side="away" />}
          </div>
          <LineupPitch home={home} away={away} />
          <Legend />
        </>
      )}
      <div className={styles.cards}>
        {known.map((lineup) => (
          <Card key={lineup.team.id} title={`Banco: ${lineup.team.name}`} flush>
            <LineupBench lineup={lineup} />
          </Card>
        ))}
        <div className={styles.column}>
          <ChangesCard lineups={known} />
          <AbsencesCard match={match} absences={absences} />
        </div>
      </div>
    </>
  )
}

function SideHead({ lineup, side }: { readonly lineup: Lineup; readonly side: 'home' | 'away' }) {
  const { team, formation } = lineup
  return (
    <div className={styles.side} data-side={side}>
      <h2>{team.name}</h2>
      {formation && <span className={styles.formation}>{formation}</span>}
    </div>
  )
}

/** What the small signs mean; the pitch says the same in words to who hears it. */
function Legend() {
  return (
    <ul className={styles.legend} aria-label="Legenda">
      <li>
        <IconBallFootball size={14} stroke={1.75} aria-hidden /> Gol
      </li>
      <li>
        <BookingCard kind="yellow" decorative /> Amarelo
      </li>
      <li>
        <BookingCard kind="secondYellow" decorative /> Segundo amarelo
      </li>
      <li>
        <BookingCard kind="red" decorative /> Vermelho
      </li>
      <li>
        <IconArrowUp className={styles.on} size={13} stroke={2.25} aria-hidden /> Entrou
      </li>
      <li>
        <IconArrowDown className={styles.off} size={13} stroke={2.25} aria-hidden /> Saiu
      </li>
    </ul>
  )
}

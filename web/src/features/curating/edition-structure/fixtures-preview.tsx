import type { PlannedMatch } from '@meio-campo/contract'
import { Crest } from '../../../components/crest/crest.tsx'
import styles from './fixtures-preview.module.css'

const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
})
const timeFormat = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

const whenWords = ({ day, kickoff }: PlannedMatch) =>
  `${dayFormat.format(new Date(`${day}T00:00:00Z`))}${kickoff ? `, ${timeFormat.format(new Date(kickoff))}` : ''}`

/** Matches that would be made, round by round. */
export function FixturesPreview({ matches }: { readonly matches: readonly PlannedMatch[] }) {
  const rounds = Map.groupBy(matches, ({ round }) => round?.name ?? 'Sem rodada')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard must reach it
    <section className={styles.preview} aria-label="Prévia dos jogos" tabIndex={0}>
      {[...rounds].map(([name, own]) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul>
            {own.map((match) => (
              <li key={match.id}>
                <span className={styles.when}>{whenWords(match)}</span>
                <span className={styles.teams}>
                  <Crest team={match.home} size={18} />
                  <span>{match.home.name}</span>
                  <span className={styles.versus}>×</span>
                  <span>{match.away.name}</span>
                  <Crest team={match.away} size={18} />
                </span>
                <span className={styles.note}>
                  {[match.group, match.leg === 1 ? 'ida' : match.leg === 2 ? 'volta' : null]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

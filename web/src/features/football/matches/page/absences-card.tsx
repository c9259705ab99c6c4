import type { LineupsPage } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { Crest } from '../../../../components/crest/crest.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { absenceWords } from './absence-words.ts'
import styles from './lineups-page.module.css'

/** Who could not play, and why. */
export function AbsencesCard({ match, absences }: Pick<LineupsPage, 'match' | 'absences'>) {
  const all = (['home', 'away'] as const).flatMap((side) =>
    absences[side].map((absence) => ({ ...absence, team: match[side] })),
  )
  if (all.length === 0) return null
  return (
    <Card title="Desfalques" flush>
      <ul>
        {all.map(({ team, person, ...absence }) => (
          <li key={`${team.id} ${person.id ?? person.name}`} className={styles.row}>
            <Crest team={team} size={22} labelled />
            <div>
              <b>
                <PersonLink person={person} />
              </b>
              <small>{absenceWords(absence)}</small>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

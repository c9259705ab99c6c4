import type { Lineup, PersonRef } from '@meio-campo/contract'
import { Fragment } from 'react'
import { Card } from '../../../../components/card.tsx'
import { Crest } from '../../../../components/crest/crest.tsx'
import { PersonLink } from '../../../../components/person/person-link.tsx'
import { lineupChanges } from './lineup-changes.ts'
import styles from './lineups-page.module.css'

/** The changes of both sides, as the match went on. */
export function ChangesCard({ lineups }: { readonly lineups: readonly Lineup[] }) {
  const changes = lineups
    .flatMap((lineup) => lineupChanges(lineup).map((change) => ({ ...change, team: lineup.team })))
    .toSorted((a, b) => a.minute - b.minute)
  if (changes.length === 0) return null
  return (
    <Card title="Substituições" flush>
      <ul>
        {changes.map(({ minute, team, on, off }) => (
          <li key={`${team.id} ${minute}`} className={styles.row}>
            <span className={styles.minute}>{minute}'</span>
            <Crest team={team} size={22} labelled />
            <div>
              {on.length > 0 && (
                <span>
                  <b className={styles.on}>{on.length === 1 ? 'Entra' : 'Entram'}</b> <People people={on} />
                </span>
              )}
              {off.length > 0 && (
                <small>
                  {off.length === 1 ? 'Sai' : 'Saem'} <People people={off} />
                </small>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function People({ people }: { readonly people: readonly PersonRef[] }) {
  return people.map((person, index) => (
    <Fragment key={person.id ?? person.name}>
      {index > 0 && ', '}
      <PersonLink person={person} />
    </Fragment>
  ))
}

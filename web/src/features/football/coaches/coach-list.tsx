import type { Coach } from '@meio-campo/contract'
import { VirtualList } from '../../../components/list/virtual-list.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { PersonLink } from '../../../components/person/person-link.tsx'
import { PersonPicture } from '../../../components/person/person-picture.tsx'
import { NationalityFlags } from '../people/nationality-flags.tsx'
import styles from '../people/people.module.css'
import { ageWords } from '../people/person-words.ts'
import { TeamLink } from '../pieces/teams/team-link.tsx'

export function CoachList({ rows }: { readonly rows: readonly Coach[] }) {
  return (
    <VirtualList label="Técnicos" rows={rows} rowKey={({ id }) => id} rowHeight={66}>
      {(coach) => (
        <div className={styles.row}>
          <PersonPicture photo={coach.photo} team={coach.team} size={44} />
          <div className={styles.words}>
            <p className={styles.name}>
              <PersonLink person={coach} kind="coach" />
              {coach.team && (
                <span className={styles.team}>
                  <TeamLink team={coach.team} />
                </span>
              )}
            </p>
            <MetaLine>
              {!coach.team && 'Sem time'}
              {ageWords(coach.age)}
              {coach.nationalities.length > 0 && <NationalityFlags codes={coach.nationalities} />}
            </MetaLine>
          </div>
        </div>
      )}
    </VirtualList>
  )
}

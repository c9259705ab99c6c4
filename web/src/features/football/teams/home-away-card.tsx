import type { TeamPage } from '@meio-campo/contract'
import { Card } from '../../../components/card.tsx'
import { FormChips } from '../../../components/chart/form-chips.tsx'
import { count } from '../../../components/list/pages-words.ts'
import { RecordBar } from './record-bar.tsx'
import styles from './home-away-card.module.css'
import { pointsShare } from '../pieces/teams/team-words.ts'

export function HomeAwayCard({ form }: { readonly form: TeamPage['form'] }) {
  const places = [
    { name: 'Em casa', record: form.homeRecord, letters: form.home },
    { name: 'Fora', record: form.awayRecord, letters: form.away },
  ]
  return (
    <Card title="Em casa e fora" aside={<span className={styles.aside}>Aproveitamento</span>}>
      {places
        .filter(({ record }) => record.played > 0)
        .map(({ name, record, letters }) => (
          <section key={name} className={styles.place}>
            <h3 className={styles.head}>
              {name}
              <b>{pointsShare(record)}%</b>
            </h3>
            <RecordBar record={record} />
            <p className={styles.words}>
              {count(record.played, { one: 'jogo', many: 'jogos' })},{' '}
              {count(record.goalsFor, { one: 'gol', many: 'gols' })} pró e {record.goalsAgainst} contra
              <FormChips form={letters} />
            </p>
          </section>
        ))}
    </Card>
  )
}

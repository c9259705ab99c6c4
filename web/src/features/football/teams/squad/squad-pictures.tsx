import type { SquadPlayer } from '@meio-campo/contract'
import { Card } from '../../../../components/card.tsx'
import { CountBars } from '../../../../components/chart/count-bars.tsx'
import { countryName } from '../../../../components/flag/country-name.ts'
import { Flag } from '../../../../components/flag/flag.tsx'
import { averageAge, byAge, byNationality } from './squad-groups.ts'
import styles from './squad-page.module.css'

/** How old the squad is, and where it comes from. */
export function SquadPictures({ players }: { readonly players: readonly SquadPlayer[] }) {
  const average = averageAge(players)
  const countries = byNationality(players)
  return (
    <div className={styles.pictures}>
      {average && (
        <Card title="Idade" aside={<span className={styles.count}>média de {average}</span>}>
          <CountBars
            caption="Jogadores por idade"
            head="Idade"
            unit="Jogadores"
            rows={byAge(players).map(({ id, count }) => ({ id, label: id, count }))}
          />
        </Card>
      )}
      {countries.length > 0 && (
        <Card title="Nacionalidade">
          <CountBars
            caption="Jogadores por nacionalidade"
            head="País"
            unit="Jogadores"
            rows={countries.map(({ id, count }) => ({
              id,
              label: (
                <span className={styles.country}>
                  <Flag code={id} size={13} decorative />
                  {countryName(id)}
                </span>
              ),
              count,
            }))}
          />
        </Card>
      )}
    </div>
  )
}

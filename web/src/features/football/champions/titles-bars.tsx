import { Crest, type CrestTeam } from '../../../components/crest/crest.tsx'
import { HiddenText } from '../../../components/hidden-text.tsx'
import styles from './titles-bars.module.css'

interface Row {
  readonly team: CrestTeam
  readonly titles: number
  readonly runnersUp: number
}

/** Titles per team, the most first. The bars are a table, so the chart needs no separate one. */
export function TitlesBars({ rows }: { readonly rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ titles, runnersUp }) => titles + runnersUp))
  const share = (count: number) => `${(count / most) * 100}%`
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Títulos</th>
          <th scope="col">Vices</th>
          <th scope="col">
            <HiddenText>Gráfico</HiddenText>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ team, titles, runnersUp }) => (
          <tr key={team.id}>
            <th scope="row">
              <span className={styles.team}>
                <Crest team={team} size={22} />
                {team.name}
              </span>
            </th>
            <td className={styles.number}>
              <b>{titles}</b>
            </td>
            <td className={styles.number}>{runnersUp}</td>
            <td className={styles.bars} aria-hidden="true">
              <span>
                {titles > 0 && <i style={{ width: share(titles) }} />}
                {runnersUp > 0 && <i data-kind="runner-up" style={{ width: share(runnersUp) }} />}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { TopView } from '@meio-campo/contract'
import { numberFormat, plural } from '@meio-campo/contract/rules'
import { IconShield, IconShirtSport, IconTrophy } from '@tabler/icons-react'
import { Card } from '../../../components/card.tsx'
import { ConsoleLink } from '../../../components/console-link.tsx'
import styles from './top-views-card.module.css'

const kinds = {
  team: { label: 'Time', icon: IconShield },
  player: { label: 'Jogador', icon: IconShirtSport },
  competition: { label: 'Campeonato', icon: IconTrophy },
}
const number = numberFormat()

export function TopViewsCard({ topViews }: { readonly topViews: readonly TopView[] }) {
  return (
    <Card title="Mais vistos na semana" flush>
      {topViews.length === 0 ? (
        <p className={styles.none}>
          Ainda sem visitas. Os times, jogadores e campeonatos mais abertos em sete dias aparecem aqui.
        </p>
      ) : (
        <ol className={styles.list}>
          {topViews.map((view, index) => (
            <TopViewRow key={view.linkAddress} view={view} rank={index + 1} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function TopViewRow({ view, rank }: { readonly view: TopView; readonly rank: number }) {
  const { label, icon: Icon } = kinds[view.kind]
  return (
    <li>
      <ConsoleLink className={styles.row} href={view.linkAddress}>
        <span className={styles.rank}>{rank}</span>
        <Icon size={20} stroke={1.75} aria-hidden />
        <span className={styles.words}>
          <b>{view.name}</b>
          <small>{label}</small>
        </span>
        <span className={styles.views}>
          {number.format(view.views)} {plural(view.views, 'visita', 'visitas')}
        </span>
      </ConsoleLink>
    </li>
  )
}

import type { StandingsPhase } from '@meio-campo/contract'
import { IconChartLine } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Skeleton } from '../../../components/page/skeleton.tsx'
import styles from './evolution-card.module.css'
import { evolutions } from './evolution.ts'

const PositionChart = lazy(async () => ({
  default: (await import('./position-chart.tsx')).PositionChart,
}))

interface Props {
  readonly phase: StandingsPhase
  readonly favourite: string | undefined
}

/** Every team's positions by round; on phones it opens on demand. */
export function EvolutionCard({ phase, favourite }: Props) {
  const [open, setOpen] = useState(false)
  const groups = evolutions(phase)
  const [name, setName] = useState(groups[0]?.name)
  const group = groups.find((one) => one.name === name) ?? groups[0]
  if (!group) return null
  const leaders = group.series.slice(0, 3).map(({ team }) => team.id)
  const own = group.series.find(({ team }) => team.id === favourite)?.team.id
  return (
    <div className={styles.evolution} data-open={open || undefined}>
      <Button
        className={styles.opener}
        variant="default"
        leftSection={<IconChartLine size={17} stroke={1.75} aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Evolução
      </Button>
      <div className={styles.chart}>
        <Card
          title="Evolução"
          aside={
            groups.length > 1 && (
              <select
                className={styles.groups}
                aria-label="Grupo"
                value={group.name}
                onChange={(event) => setName(event.currentTarget.value)}
              >
                {groups.map((one) => (
                  <option key={one.name}>{one.name}</option>
                ))}
              </select>
            )
          }
        >
          <Suspense fallback={<Skeleton height={group.series.length * 22 + 60} />}>
            <PositionChart
              key={group.name}
              series={group.series}
              highlighted={[...new Set([...(own ? [own] : []), ...leaders])]}
            />
          </Suspense>
        </Card>
      </div>
    </div>
  )
}

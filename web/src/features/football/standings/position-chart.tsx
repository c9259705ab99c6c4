import { crestLetters, plural } from '@meio-campo/contract/rules'
import { useCallback, useState } from 'react'
import { ChartFrame } from '../../../components/chart/chart-frame.tsx'
import { glidePath, scale } from '../../../components/chart/chart-scale.ts'
import { Crest, type CrestTeam } from '../../../components/crest/crest.tsx'
import { namedRounds, toggleHighlight } from './evolution.ts'
import styles from './position-chart.module.css'

interface Series {
  readonly team: CrestTeam
  /** The place after each round; null before the first match. */
  readonly positions: readonly (number | null)[]
}

interface Props {
  readonly series: readonly Series[]
  /** Ids of the teams whose lines are coloured at first: the favourite, the leaders. */
  readonly highlighted?: readonly string[]
  /** Of one place, in pixels. */
  readonly rowHeight?: number
}

const NOBODY: readonly string[] = []
const LEFT = 26
const RIGHT = 44
const TOP = 10
const FOOT = 24

/** Every team's place after every round. Pointing at a line or choosing a team highlights it. */
export function PositionChart({ series, highlighted = NOBODY, rowHeight = 22 }: Props) {
  const { ref, width } = useElementWidth()
  const [chosen, setChosen] = useState(highlighted)
  const [pointed, setPointed] = useState<string | null>(null)
  const rounds = Math.max(0, ...series.map(({ positions }) => positions.length))
  const places = series.length
  const height = TOP + Math.max(1, places - 1) * rowHeight + FOOT
  const x = scale([1, Math.max(2, rounds)], [LEFT, Math.max(LEFT + 1, width - RIGHT)])
  const y = scale([1, Math.max(2, places)], [TOP, height - FOOT])
  const inkOf = (id: string) => (chosen.includes(id) ? chosen.indexOf(id) + 1 : undefined)
  // Highlighted lines are drawn above the others.
  const drawn = series.toSorted((a, b) => weight(a.team.id) - weight(b.team.id))
  function weight(id: string): number {
    return id === pointed ? 2 : chosen.includes(id) ? 1 : 0
  }
  const leader = series.find(({ positions }) => positions.at(-1) === 1)?.team.name

  return (
    <ChartFrame
      summary={`Posição de ${places} times em ${rounds} ${plural(rounds, 'rodada', 'rodadas')}.${leader ? ` Líder: ${leader}.` : ''}`}
      table={{
        caption: 'Posição depois de cada rodada',
        heads: ['Time', ...Array.from({ length: rounds }, (_, index) => `${index + 1}ª`)],
        rows: series.map(({ team, positions }) => [
          team.name,
          ...Array.from({ length: rounds }, (_, index) => positions[index] ?? null),
        ]),
      }}
    >
      <div ref={ref} className={styles.frame} style={{ height }}>
        <svg className={styles.chart} width={width} height={height} aria-hidden="true">
          {Array.from({ length: places }, (_, index) => (
            <g key={index}>
              <path className={styles.grid} d={`M${LEFT} ${y(index + 1)}H${width - RIGHT}`} />
              <text x={LEFT - 10} y={y(index + 1) + 4} textAnchor="end">
                {index + 1}
              </text>
            </g>
          ))}
          {namedRounds(rounds).map((round) => (
            <text key={round} x={x(round)} y={height - 4} textAnchor="middle">
              {round}ª
            </text>
          ))}
          {drawn.map(({ team, positions }) => {
            const path = glidePath(positions.map((place, index) => (place === null ? null : [x(index + 1), y(place)])))
            const last = positions.findLastIndex((place) => place !== null)
            const end = last < 0 ? null : ([x(last + 1), y(positions[last]!)] as const)
            return (
              <g
                key={team.id}
                className={styles.team}
                data-ink={inkOf(team.id)}
                data-pointed={team.id === pointed || undefined}
                onPointerEnter={() => setPointed(team.id)}
                onPointerLeave={() => setPointed(null)}
                onClick={() => setChosen(toggleHighlight(chosen, team.id))}
              >
                <path className={styles.reach} d={path} />
                <path className={styles.line} d={path} />
                {end && (
                  <>
                    <circle cx={end[0]} cy={end[1]} r="3.5" />
                    <text x={end[0] + 8} y={end[1] + 4}>
                      {crestLetters(team.acronym, team.name)}
                    </text>
                  </>
                )}
              </g>
            )
          })}
        </svg>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out in a row */}
      <div className={styles.teams} role="group" aria-label="Destacar times no gráfico">
        {series.map(({ team }) => (
          <button
            key={team.id}
            type="button"
            className={styles.choice}
            data-ink={inkOf(team.id)}
            aria-pressed={chosen.includes(team.id)}
            onClick={() => setChosen(toggleHighlight(chosen, team.id))}
            onPointerEnter={() => setPointed(team.id)}
            onPointerLeave={() => setPointed(null)}
            onFocus={() => setPointed(team.id)}
            onBlur={() => setPointed(null)}
          >
            <Crest team={team} size={18} />
            {team.name}
          </button>
        ))}
      </div>
    </ChartFrame>
  )
}

/** The width of an element's content, as it changes: give `ref` to the element. */
function useElementWidth() {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

import type { StandingsPhase } from '@meio-campo/contract'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { signed } from '../pieces/standings/standings-words.ts'
import styles from './tie-breaks-card.module.css'
import { tiedGroups, type TiedPair } from '../pieces/standings/tie-breaks.ts'

const SHOWN = 6

interface Props {
  readonly tables: StandingsPhase['groups']
  readonly criteria: StandingsPhase['criteria']
}

/** The table explains itself: the order of the criteria, and the one that decided each tied pair. */
export function TieBreaksCard({ tables, criteria }: Props) {
  const [all, setAll] = useState(false)
  const pairs = tables.flatMap(({ name, rows }) =>
    tiedGroups(rows).flatMap(({ letter, pairs: tied }) =>
      tied.map((pair) => ({ pair, letter, group: tables.length > 1 ? name : null })),
    ),
  )
  if (pairs.length === 0 && criteria.length === 0) return null
  return (
    <Card title="O que decidiu os empates" flush>
      <ol className={styles.order} aria-label="Critérios, na ordem">
        {['Pontos', ...criteria].map((name) => (
          <li key={name}>
            {name}
            <IconChevronRight size={13} stroke={1.75} aria-hidden />
          </li>
        ))}
      </ol>
      {pairs.length === 0 && <p className={styles.none}>Nenhum time está empatado em pontos com outro.</p>}
      <ul>
        {(all ? pairs : pairs.slice(0, SHOWN)).map(({ letter, pair, group }) => (
          <Pair key={pair.above.team.id} letter={letter} pair={pair} group={group} />
        ))}
      </ul>
      {pairs.length > SHOWN && !all && (
        <div className={styles.foot}>
          <Button variant="subtle" size="xs" onClick={() => setAll(true)}>
            Mostrar os {pairs.length} pares
          </Button>
        </div>
      )}
    </Card>
  )
}

interface PairProps {
  readonly letter: string
  readonly pair: TiedPair
  /** Shown if there are several tables. */
  readonly group: string | null
}

function Pair({ letter, pair: { above, below, decision, figures }, group }: PairProps) {
  return (
    <li className={styles.pair}>
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      <div>
        <p>
          {group && `${group} · `}
          <b>{above.team.name}</b>: {lowerFirst(decision.sentence)}
        </p>
        <p className={styles.ladder}>
          <span>
            Pontos {above.points} = {below.points}
          </span>
          {figures && (
            <span data-decided>
              {figures.label} {figure(figures.label, figures.above)} a {figure(figures.label, figures.below)}
            </span>
          )}
        </p>
      </div>
    </li>
  )
}

const figure = (label: string, value: number) => (label === 'Saldo' ? signed(value) : value)
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

import type { TeamRef } from '@meio-campo/contract'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { TitlesBars } from '../../../components/chart/titles-bars.tsx'
import { Card } from '../../../components/card.tsx'
import styles from './champions-page.module.css'

const SHOWN = 10

interface Props {
  readonly teams: readonly { readonly team: TeamRef; readonly titles: number; readonly runnersUp: number }[]
}

/** Titles per team as a picture; those behind wait until they are asked for. */
export function TitlesCard({ teams }: Props) {
  const [all, setAll] = useState(false)
  return (
    <Card title="Títulos por time" flush>
      <TitlesBars rows={all ? teams : teams.slice(0, SHOWN)} />
      {teams.length > SHOWN && (
        <div className={styles.foot}>
          <Button variant="subtle" size="xs" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Mostrar menos' : `Mostrar os ${teams.length} times`}
          </Button>
        </div>
      )}
    </Card>
  )
}

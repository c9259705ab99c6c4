import type { View } from '@meio-campo/contract'
import { Segmented } from '../../../components/segmented.tsx'
import styles from './view-choice.module.css'

const choices = [
  { value: 'cards', label: 'Cartões' },
  { value: 'table', label: 'Tabela' },
] as const

interface Props {
  readonly value: View
  readonly onChange: (view: View) => void
}

/** How lists of teams, players and championships are drawn. */
export function ViewChoice({ value, onChange }: Props) {
  return (
    <div className={styles.choice}>
      <div>
        <p className={styles.label}>Visualização das listas</p>
        <p className={styles.hint}>Vale para times, jogadores, campeonatos e as outras listas.</p>
      </div>
      <Segmented label="Visualização das listas" choices={choices} value={value} onChange={onChange} />
    </div>
  )
}

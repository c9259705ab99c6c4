import type { ImportRun } from '@meio-campo/contract'
import { ProgressBar } from '../../../components/progress/progress-bar.tsx'
import { percentOf, progressWords } from './import-words.ts'
import styles from './run-progress.module.css'

/** How far a run is: a bar where the size is known, and the figures. */
export function RunProgress({ run }: { readonly run: Pick<ImportRun, 'status' | 'progress' | 'dataset'> }) {
  const percent = percentOf(run)
  return (
    <span className={styles.progress}>
      <ProgressBar label={`Importação de ${run.dataset}`} percent={percent} />
      <span className={styles.words}>
        {percent !== null && `${percent}% · `}
        {progressWords(run) || (run.status === 'waiting' ? 'À espera da vez' : 'Começando')}
      </span>
    </span>
  )
}

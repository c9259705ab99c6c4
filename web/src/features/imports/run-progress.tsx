import type { ImportRun } from '@meio-campo/contract'
import { percentOf, progressWords } from './import-words.ts'
import styles from './run-progress.module.css'

/** How far a run is: a bar where the size is known, and the figures. */
export function RunProgress({ run }: { readonly run: Pick<ImportRun, 'status' | 'progress' | 'dataset'> }) {
  const percent = percentOf(run)
  return (
    <span className={styles.progress}>
      <span
        className={styles.bar}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> looks different in every browser
        role="progressbar"
        aria-label={`Importação de ${run.dataset}`}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent !== null && { 'aria-valuenow': percent })}
      >
        <span style={{ width: `${percent ?? 0}%` }} />
      </span>
      <span className={styles.words}>
        {percent !== null && `${percent}% · `}
        {progressWords(run) || (run.status === 'waiting' ? 'À espera da vez' : 'Começando')}
      </span>
    </span>
  )
}

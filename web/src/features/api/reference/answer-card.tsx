import { Badge } from '../../../components/badge.tsx'
import { JsonCode } from '../../../components/code/json-code.tsx'
import { printJson } from '../../../components/code/json-lines.ts'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { ErrorState } from '../../../components/page/error-state.tsx'
import { AnswerHead, RawAnswerView } from '../../../console/api-panel/raw-answer-view.tsx'
import styles from './answer-card.module.css'
import type { Operation } from './operations.ts'
import type { Outcome } from './use-run.ts'

const LIMITS = { width: 44, text: 120, items: 3, fields: 60, depth: 8 }

interface Props {
  readonly operation: Operation
  /** The call that was made, as its address. */
  readonly of: string
  readonly outcome: Outcome
  readonly running: boolean
  readonly onRun: () => void
}

/** The real answer once there is one; the recorded one until then, and beside it. */
export function AnswerCard({ operation: { answer, id }, of, outcome, running, onRun }: Props) {
  return (
    <>
      <section className={styles.answer} aria-label="Resposta" aria-busy={running}>
        <output>
          <HiddenText>
            {outcome === undefined
              ? ''
              : outcome
                ? `A API respondeu ${outcome.status} em ${outcome.milliseconds} ms.`
                : 'A API não respondeu.'}
          </HiddenText>
        </output>
        {outcome !== undefined && <AnswerHead title="Resposta" answer={outcome} />}
        {outcome === null && <ErrorState onRetry={onRun} />}
        {outcome && <RawAnswerView answer={outcome} of={of} running={running} onRun={onRun} />}
      </section>
      {answer.example === undefined ? (
        <p className={styles.note}>Responde {answer.status}, sem corpo.</p>
      ) : (
        <details className={styles.example} key={String(outcome === undefined)} open={outcome === undefined}>
          <summary>
            <Badge tone="ok">{answer.status}</Badge>
            Exemplo de resposta
          </summary>
          <p className={styles.note}>Gravado de uma chamada de verdade à demonstração; listas vêm encurtadas.</p>
          <div className={styles.json}>
            <JsonCode lines={printJson(answer.example, LIMITS)} label={`Exemplo de resposta de ${id}`} />
          </div>
        </details>
      )}
    </>
  )
}

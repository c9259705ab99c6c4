import { IconArrowLeft, IconLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { useUser } from '../../../session/session-store.ts'
import { copyText } from '../../../state/clipboard.ts'
import { programPath } from '../../../console/api-panel/api-call.ts'
import { SnippetView } from '../../../console/api-panel/snippet-view.tsx'
import { accessWords } from './access-words.ts'
import { AnswerCard } from './answer-card.tsx'
import { CallForm } from './call-form.tsx'
import { CodeText } from './code-text.tsx'
import { FailureList } from './failure-list.tsx'
import { FieldList } from './field-list.tsx'
import { MethodTag } from './method-tag.tsx'
import styles from './operation-view.module.css'
import type { Operation } from './operations.ts'
import { RunBar } from './run-bar.tsx'
import { useCallDraft } from './use-call-draft.ts'
import { useRun } from './use-run.ts'

/** One operation, at the address that can be sent to somebody. */
export function OperationView({ operation }: { readonly operation: Operation }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useId()
  const draft = useCallDraft(operation, useUser()?._id ?? '')
  const { outcome, running, run } = useRun(operation)
  // The address changed, the page did not: the focus still goes to what is new.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const execute = () => {
    const call = draft.take()
    if (call) void run(call)
  }
  const { method, path, summary, description, answer, failures } = operation
  return (
    <article className={styles.operation}>
      <Link className={styles.back} to="/api" search={{ aba: 'referencia' }} activeProps={{}}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden />
        Todas as operações
      </Link>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} ref={heading} tabIndex={-1}>
            {summary}
          </h2>
          <p className={styles.call}>
            <MethodTag method={method} />
            <code>{path}</code>
          </p>
        </div>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconLink size={14} stroke={1.75} aria-hidden />}
          onClick={() => void copyText(window.location.href)}
        >
          Copiar link
        </Button>
      </header>
      <ul className={styles.access} aria-label="Quem pode chamar">
        {accessWords(operation).map((words) => (
          <li key={words}>
            <Badge>{words}</Badge>
          </li>
        ))}
        {answer.formats.map((format) => (
          <li key={format}>
            <Badge>{format}</Badge>
          </li>
        ))}
      </ul>
      {description && (
        <p className={styles.about}>
          <CodeText>{description}</CodeText>
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          <CallForm id={form} operation={operation} draft={draft} onRun={execute} />
        </div>
        <div className={styles.column}>
          <Card title="A chamada">
            <SnippetView call={draft.shown} />
            <RunBar form={form} operation={operation} draft={draft} running={running} />
          </Card>
          <AnswerCard
            operation={operation}
            of={programPath(draft.shown)}
            outcome={outcome}
            running={running}
            onRun={execute}
          />
          <FieldList title="Campos da resposta" fields={answer.fields} />
        </div>
      </div>
      <FailureList failures={failures} />
    </article>
  )
}

import type { RequestLogDetail } from '@meio-campo/contract'
import { keyScopeWords } from '@meio-campo/contract/rules'
import { IconArrowLeft, IconLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { JsonCode } from '../../../components/code/json-code.tsx'
import { printJson } from '../../../components/code/json-lines.ts'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { longDate, longMoment } from '../../../components/moment/moment-words.ts'
import { Notice } from '../../../components/notice.tsx'
import { ErrorState } from '../../../components/page/error-state.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { programPath } from '../../../console/api-panel/api-call.ts'
import { AnswerHead, RawAnswerView } from '../../../console/api-panel/raw-answer-view.tsx'
import { SnippetView } from '../../../console/api-panel/snippet-view.tsx'
import { useUser } from '../../../session/session-store.ts'
import { copyText } from '../../../state/clipboard.ts'
import { CallForm } from './call-form.tsx'
import { CodeText } from './code-text.tsx'
import { FieldList } from './field-list.tsx'
import { MethodTag } from './method-tag.tsx'
import styles from './operation-view.module.css'
import type { Failure, Operation } from './operations.ts'
import { RunBar } from './run-bar.tsx'
import { useCallDraft } from './use-call-draft.ts'
import { useRun, type Outcome } from './run-bar.tsx'

interface OperationViewProps {
  readonly operation: Operation
  /** The logged call that the form is filled with. */
  readonly repeated?: RequestLogDetail
}

/** One operation, at an address that can be shared. */
export function OperationView({ operation, repeated }: OperationViewProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useId()
  const draft = useCallDraft(operation, useUser()?._id ?? '', repeated)
  const { outcome, running, run } = useRun(operation)
  // The address changed within the page, so the focus is moved to the new content.
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
        {operation.leaving && (
          <li>
            <Badge tone="warn">{leavingWords(operation.leaving)}</Badge>
          </li>
        )}
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
      {repeated && <Notice tone="info">{repeatedWords(repeated, operation.body !== null)}</Notice>}
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

/** How the call can fail, by status, and what to do then. */
function FailureList({ failures }: { readonly failures: readonly Failure[] }) {
  return (
    <Card
      title="Erros"
      aside={
        <TextLink to="/help" search={{ guia: 'erros' }}>
          Como ler um erro
        </TextLink>
      }
      flush
    >
      <ul className={styles.failures}>
        {failures.map(({ status, code, title, detail }) => (
          <li key={code}>
            <b className={styles.status}>{status}</b>
            <div>
              <p>
                <b>{title}.</b> {detail}
              </p>
              <Link to="/api" search={{ aba: 'referencia', erro: code }} activeProps={{}}>
                <code>{code}</code>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

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
function AnswerCard({ operation: { answer, id }, of, outcome, running, onRun }: Props) {
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

/** What the form was filled with, and what of it is missing. */
export function repeatedWords({ at, status, errorCode, refusedBody }: RequestLogDetail, takesBody: boolean): string {
  const what = `Preenchida com a chamada de ${longMoment(new Date(at))}, respondida com ${[status, errorCode].filter(Boolean).join(' ')}.`
  if (!takesBody) return what
  if (refusedBody === null) return `${what} O corpo dela não está guardado: o que está aqui é o exemplo.`
  return `${what} Onde se lê [removido] ou [cortado], ponha o valor de novo.`
}

/** When an operation that will go stops answering. */
export const leavingWords = ({ sunset }: NonNullable<Operation['leaving']>) =>
  sunset === null ? 'Vai sair' : `Sai em ${longDate(new Date(sunset), 'UTC')}`

const labels: Readonly<Record<string, { readonly label: string }>> = keyScopeWords

/** Who may call, in a few words each. */
export function accessWords({ access, scope }: Pick<Operation, 'access' | 'scope'>): readonly string[] {
  const who = { open: 'Aberta', user: 'Conta', admin: 'Administração' }[access]
  if (access === 'open') return [who]
  if (scope === null) return [who, 'Só com sessão']
  return [who, scope === 'any' ? 'Qualquer chave' : `Chave: ${(labels[scope]?.label ?? scope).toLowerCase()}`]
}

import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { CodeText } from './code-text.tsx'
import styles from './failure-view.module.css'
import { MethodTag } from './method-tag.tsx'
import type { Failure, Operation } from './operations.ts'

interface Props {
  readonly failure: Failure | undefined
  readonly operations: readonly Operation[]
}

/** The page behind the `type` of an error: what the code means, and which operations answer it. */
export function FailureView({ failure, operations }: Props) {
  if (!failure) {
    return (
      <Card>
        <EmptyState
          title="Este código de erro não existe"
          action={
            <ButtonLink to="/help" search={{ guia: 'erros' }} variant="default">
              Como ler um erro
            </ButtonLink>
          }
        >
          Confira o campo <code>code</code> da resposta.
        </EmptyState>
      </Card>
    )
  }
  const answering = operations.filter(({ failures }) => failures.some(({ code }) => code === failure.code))
  return (
    <Card
      title={failure.title}
      aside={
        <TextLink to="/help" search={{ guia: 'erros' }}>
          Como ler um erro
        </TextLink>
      }
    >
      <div className={styles.failure}>
        <p>
          <CodeText>{failure.detail}</CodeText>
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>Código</dt>
            <dd>
              <code>{failure.code}</code>
            </dd>
          </div>
          <div>
            <dt>Status</dt>
            <dd>{failure.status}</dd>
          </div>
        </dl>
        {answering.length > 0 && (
          <>
            <h3 className={styles.heading}>Operações que respondem assim</h3>
            <ul className={styles.operations}>
              {answering.map(({ id, method, summary }) => (
                <li key={id}>
                  <Link to="/api" search={{ aba: 'referencia', op: id }} activeProps={{}}>
                    <MethodTag method={method} />
                    {summary}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  )
}

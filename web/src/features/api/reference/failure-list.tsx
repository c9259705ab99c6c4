import { Card } from '../../../components/card.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import styles from './failure-list.module.css'
import type { Failure } from './operations.ts'

/** How the call can fail, by status, and what to do then. */
export function FailureList({ failures }: { readonly failures: readonly Failure[] }) {
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
              <code>{code}</code>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

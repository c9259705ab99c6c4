import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../../components/notice.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { countsWords } from '../../curating/merges/merge-words.ts'
import { joinEffectQuery } from './duplicate-queries.ts'
import styles from './duplicates.module.css'

/** What a join would do, rehearsed on the server. */
export function JoinEffectView({ pair, kept }: { readonly pair: string; readonly kept: string }) {
  const effect = useQuery(joinEffectQuery(pair, kept))
  return (
    <QueryView query={effect}>
      {({ data: { moved, dropped, filled, warnings, refusal } }) =>
        refusal !== null ? (
          <Notice tone="warn">{refusal}</Notice>
        ) : (
          <>
            <dl className={styles.changes}>
              <dt>Passa para o que fica</dt>
              <dd>{countsWords(moved) ?? 'Nada aponta para o que sai.'}</dd>
              {dropped.length > 0 && (
                <>
                  <dt>Já existe igual e não se repete</dt>
                  <dd>{countsWords(dropped)}</dd>
                </>
              )}
              {filled.length > 0 && (
                <>
                  <dt>Preenche o que faltava</dt>
                  <dd>{filled.map(({ label, value }) => `${label}: ${value}`).join(', ')}</dd>
                </>
              )}
            </dl>
            {warnings.map((warning) => (
              <Notice key={warning} tone="warn">
                {warning}
              </Notice>
            ))}
          </>
        )
      }
    </QueryView>
  )
}

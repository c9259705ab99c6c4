import type { RequestLogDetail } from '@meio-campo/contract'
import { IconFilter, IconRepeat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Button } from '../../../components/button/button.tsx'
import { JsonCode } from '../../../components/code/json-code.tsx'
import { printJson } from '../../../components/code/json-lines.ts'
import { DialogActions } from '../../../components/dialog/dialog-actions.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { FactList, type Fact } from '../../../components/fact-list.tsx'
import { sizeWords } from '../../../components/file-target/size-words.ts'
import { HiddenText } from '../../../components/hidden-text.tsx'
import { longMoment, timeInWords } from '../../../components/moment/moment-words.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { MethodTag } from '../reference/method-tag.tsx'
import type { LogPlace } from './log-place.ts'
import styles from './request-dialog.module.css'
import { isInReference, requestQuery } from '../reference/request-query.ts'
import { StatusBadge } from './status-badge.tsx'

/** One call of the log with everything that is known of it. */
export function RequestDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const logged = useQuery(requestQuery(id))
  return (
    <FormDialog title="Chamada" onClose={onClose}>
      <QueryView query={logged} skeleton={<SkeletonRows count={4} />}>
        {({ data }) => <RequestView request={data} />}
      </QueryView>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Fechar
        </Button>
        {logged.data && canRepeat(logged.data.data) && (
          <ButtonLink
            to="/api"
            search={{ aba: 'referencia', op: logged.data.data.operation, repetir: id }}
            activeProps={{}}
            leftSection={<IconRepeat size={16} stroke={1.75} aria-hidden />}
          >
            Repetir na referência
          </ButtonLink>
        )}
      </DialogActions>
    </FormDialog>
  )
}

const canRepeat = (request: RequestLogDetail) => request.status >= 400 && isInReference(request)

function RequestView({ request }: { readonly request: RequestLogDetail }) {
  const { method, path } = request
  return (
    <div className={styles.view}>
      <p className={styles.call}>
        <MethodTag method={method} />
        <code>{path}</code>
      </p>
      <FactList facts={factsOf(request)} />
      <RefusedBody request={request} />
    </div>
  )
}

/** Each with a link to the calls that share it. */
function factsOf(request: RequestLogDetail): readonly Fact[] {
  const { id, at, key, operation, method, status, errorCode, ms, bytes, network, userAgent } = request
  const fact = (name: string, shown: ReactNode, by: Partial<LogPlace>, what: string): Fact => ({
    name,
    value: shown && (
      <Filtered by={by} what={what}>
        {shown}
      </Filtered>
    ),
  })
  return [
    fact('Status', <StatusBadge status={status} />, { status: String(status) }, `com ${status}`),
    fact('Erro', errorCode && <ErrorLink code={errorCode} />, { erro: errorCode ?? '' }, `com o erro ${errorCode}`),
    fact('Duração', timeInWords(ms), { msDe: String(Math.floor(ms)) }, 'tão lentas ou mais'),
    fact('Tamanho', bytes !== null && sizeWords(bytes), { bytesDe: String(bytes) }, 'deste tamanho ou maiores'),
    { name: 'Quando', value: <time dateTime={at}>{longMoment(new Date(at))}</time> },
    fact('Chave', key.name, { chave: key.id }, `da chave ${key.name}`),
    fact('De onde', network, { rede: network }, `vindas de ${network}`),
    fact('Programa', userAgent, { agente: userAgent ?? '' }, 'deste programa'),
    fact('Operação', isInReference(request) && operation, { operacao: operation }, `de ${operation}`),
    fact('Método', method, { metodo: method }, `com ${method}`),
    { name: 'Número', value: <code>{id}</code> },
  ]
}

interface FilteredProps {
  readonly by: Partial<LogPlace>
  /** Which calls the link shows: "Só as chamadas …". */
  readonly what: string
  readonly children: ReactNode
}

/** A fact with a link to all calls that share it. */
function Filtered({ by, what, children }: FilteredProps) {
  return (
    <span className={styles.fact}>
      {children}
      <Link
        className={styles.filter}
        to="/api"
        search={{ aba: 'registros', ...by }}
        title={`Só as chamadas ${what}`}
        activeProps={{}}
      >
        <IconFilter size={14} stroke={1.75} aria-hidden />
        <HiddenText>Só as chamadas {what}</HiddenText>
      </Link>
    </span>
  )
}

function ErrorLink({ code }: { readonly code: string }) {
  return (
    <TextLink to="/api" search={{ aba: 'referencia', erro: code }} activeProps={{}}>
      <code>{code}</code>
    </TextLink>
  )
}

// What is stored is short already.
const WHOLE = { width: 60, text: 2_000, items: 1_000, fields: 1_000, depth: 14 }

/** What a refused write contained, or why it is not there. */
function RefusedBody({ request: { method, status, refusedBody } }: { readonly request: RequestLogDetail }) {
  if (status < 400 || method === 'GET') return null
  return (
    <section className={styles.body} aria-label="Corpo enviado">
      <h3>Corpo enviado</h3>
      {refusedBody === null ? (
        <p>
          Não está guardado. O corpo de uma gravação recusada fica por 24 horas, se chegou a ser lido, se era JSON e se
          a operação não leva segredos.
        </p>
      ) : (
        <>
          <JsonCode lines={printJson(refusedBody, WHOLE)} label="Corpo enviado" />
          <p>Guardado por 24 horas e visível só para você. Segredos foram removidos antes de guardar.</p>
        </>
      )}
    </section>
  )
}

import { plural } from '@meio-campo/contract/rules'
import { IconChevronDown, IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { openAddress } from '../../../api/open-call.ts'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { SearchField } from '../../../components/list/search-field.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { useStore } from '../../../state/store.ts'
import { callableQuery, onlyCallable } from './callable-query.ts'
import { FailureView } from './failure-view.tsx'
import { callerChoice, givenKey, isKey } from './given-key.ts'
import { MethodTag } from './method-tag.tsx'
import { groupOperations, searchOperations, type OperationGroup } from './operation-groups.ts'
import { OperationView } from './operation-view.tsx'
import { findOperation, type Failure, type Operation } from './operations.ts'
import { referenceQuery } from './reference-query.ts'
import { requestQuery } from './request-query.ts'
import styles from './reference-tab.module.css'

const route = getRouteApi('/api')

/** The whole API, from the document that the API itself publishes. */
export function ReferenceTab() {
  const reference = useQuery(referenceQuery())
  return (
    <QueryView query={reference} skeleton={<SkeletonRows count={8} />}>
      {(read) => <Reference {...read} />}
    </QueryView>
  )
}

interface ReferenceProps {
  readonly operations: readonly Operation[]
  readonly failures: readonly Failure[]
}

function Reference({ operations, failures }: ReferenceProps) {
  const { op, erro, busca = '', posso, repetir } = route.useSearch()
  const navigate = useNavigate({ from: '/api' })
  const { offered, key, failed } = useCallable(operations, posso === true)
  const found = useMemo(() => searchOperations(offered, busca), [offered, busca])
  const groups = useMemo(() => groupOperations(found), [found])
  const operation = op === undefined ? undefined : findOperation(operations, op)
  const search = useCallback(
    (text: string) =>
      void navigate({
        search: ({ op: shown, posso: only, repetir: filledWith }) => ({
          aba: 'referencia',
          ...(shown && { op: shown }),
          ...(filledWith && { repetir: filledWith }),
          ...(text !== '' && { busca: text }),
          ...(only && { posso: only }),
        }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const limit = (only: boolean) =>
    void navigate({
      search: ({ op: shown, busca: text, repetir: filledWith }) => ({
        aba: 'referencia',
        ...(shown && { op: shown }),
        ...(filledWith && { repetir: filledWith }),
        ...(text && { busca: text }),
        ...(only && { posso: true as const }),
      }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={styles.reference} data-open={op !== undefined || erro !== undefined}>
      <div className={styles.side}>
        <SearchField
          label="Buscar na referência"
          placeholder="Buscar: tabela, limit, cartões…"
          value={busca}
          onSearch={search}
        />
        <label className={styles.only}>
          <input type="checkbox" checked={posso === true} onChange={(event) => limit(event.currentTarget.checked)} />
          {key === null ? 'Só o que eu posso chamar' : 'Só o que a minha chave pode chamar'}
        </label>
        {failed && (
          <p className={styles.count} role="alert">
            Não deu para saber o que pode ser chamado{key === null ? '' : ' com esta chave'}: a lista está inteira.
          </p>
        )}
        <output className={styles.count}>{countWords(found.length, busca !== '')}</output>
        {found.length > 0 && <OperationList groups={groups} current={operation?.id} query={busca} only={posso} />}
      </div>
      <div className={styles.detail}>
        {op === undefined && erro !== undefined && (
          <FailureView failure={failures.find(({ code }) => code === erro)} operations={operations} />
        )}
        {op === undefined && erro === undefined && <ReferenceIntro count={operations.length} />}
        {op !== undefined && !operation && <UnknownOperation />}
        {operation && repetir === undefined && <OperationView key={operation.id} operation={operation} />}
        {operation && repetir !== undefined && (
          <RepeatedOperation key={`${operation.id} ${repetir}`} operation={operation} id={repetir} />
        )}
      </div>
    </div>
  )
}

/** An operation whose form is filled with a call of the log. */
function RepeatedOperation({ operation, id }: { readonly operation: Operation; readonly id: string }) {
  const logged = useQuery(requestQuery(id))
  return (
    <QueryView query={logged} skeleton={<SkeletonRows count={8} />}>
      {({ data }) => <OperationView operation={operation} repeated={data} />}
    </QueryView>
  )
}

/** All operations, or only those that the session, or the key that was given here, may call. */
function useCallable(operations: readonly Operation[], only: boolean) {
  const choice = useStore(callerChoice)
  const given = useStore(givenKey)
  const key = choice === 'key' && isKey(given) ? given : null
  const { data, isError } = useQuery({ ...callableQuery(key), enabled: only })
  const offered = useMemo(
    () => (only && data ? onlyCallable(operations, data, key !== null) : operations),
    [operations, data, only, key],
  )
  return { offered, key, failed: only && isError }
}

function countWords(count: number, searching: boolean): string {
  if (searching && count === 0) return 'Nenhuma operação fala disso. Tente outra palavra.'
  return `${count} ${plural(count, 'operação', 'operações')}`
}

function UnknownOperation() {
  return (
    <Card>
      <EmptyState
        title="Esta operação não existe"
        action={
          <ButtonLink to="/api" search={{ aba: 'referencia' }} variant="default">
            Todas as operações
          </ButtonLink>
        }
      >
        O endereço pode ter mudado. Busque pelo assunto.
      </EmptyState>
    </Card>
  )
}

interface Props {
  readonly groups: readonly OperationGroup[]
  /** The id of the one on screen. */
  readonly current: string | undefined
  /** What was searched: everything found stands open, and stays in the address. */
  readonly query: string
  /** Only what may be called is listed, and stays so in the address. */
  readonly only: true | undefined
}

/** Every operation by subject, each a link of its own. */
function OperationList({ groups, current, query, only }: Props) {
  const searching = query !== ''
  return (
    <nav className={styles.list} aria-label="Operações">
      {groups.map(({ tag, operations }, index) => (
        <details
          key={`${tag} ${searching}`}
          className={styles.group}
          open={searching || (current === undefined ? index === 0 : operations.some(({ id }) => id === current))}
        >
          <summary>
            {tag}
            <small>{operations.length}</small>
            <IconChevronDown size={16} stroke={1.75} aria-hidden />
          </summary>
          <ul>
            {operations.map(({ id, method, summary, leaving }) => (
              <li key={id}>
                <Link
                  className={styles.operation}
                  to="/api"
                  search={{
                    aba: 'referencia',
                    op: id,
                    ...(searching && { busca: query }),
                    ...(only && { posso: only }),
                  }}
                  activeProps={{}}
                  aria-current={id === current ? 'page' : undefined}
                >
                  <MethodTag method={method} />
                  {summary}
                  {leaving && ' (vai sair)'}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}

/** Before an operation is chosen: what all of them share. */
function ReferenceIntro({ count }: { readonly count: number }) {
  return (
    <Card title="Como chamar">
      <div className={styles.intro}>
        <p>
          São {count} operações, e todas respondem JSON. O começo do endereço é <code>{openAddress('/api/v1')}</code>, e
          cada chamada que não é aberta leva o cabeçalho <code>Authorization: Bearer SUA_CHAVE</code>.
        </p>
        <p>
          Escolha uma operação na lista para ver parâmetros, um exemplo real, os erros e o código em cinco linguagens, e
          para executá-la aqui mesmo, com a sua sessão ou com uma chave.
        </p>
        <ul className={styles.links}>
          <li>
            <TextLink to="/help" search={{ guia: 'primeira-chamada' }}>
              Primeira chamada em um minuto
            </TextLink>
          </li>
          <li>
            <TextLink to="/help" search={{ guia: 'listas' }}>
              Listas e páginas
            </TextLink>
          </li>
          <li>
            <TextLink to="/help" search={{ guia: 'erros' }}>
              Como ler um erro
            </TextLink>
          </li>
          <OpenLink path="/api/v1">O que há na API, em JSON</OpenLink>
          <OpenLink path="/api/v1/openapi.json">Baixar OpenAPI</OpenLink>
          <OpenLink path="/llms.txt">llms.txt, para assistentes</OpenLink>
        </ul>
      </div>
    </Card>
  )
}

function OpenLink({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <li>
      <a className={styles.open} href={openAddress(path)} target="_blank" rel="noopener noreferrer">
        {children}
        <IconExternalLink size={14} stroke={1.75} aria-hidden />
      </a>
    </li>
  )
}

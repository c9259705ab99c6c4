import { IconButton } from '../../components/button/button.tsx'
import { useMediaQuery } from '../../components/media-query.ts'
import { IconCode, IconX } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { rawCall } from '../../api/raw-call.ts'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { ErrorState } from '../../components/page/error-state.tsx'
import { SkeletonRows } from '../../components/page/skeleton.tsx'
import { TextLink } from '../../components/text-link.tsx'
import answerViewStyles from './answer-view.module.css'
import { API_BUTTON_ID } from './api-button.tsx'
import { apiPanelOpen, programPath, type ApiCall } from './api-call.ts'
import styles from './api-panel.module.css'
import { AnswerHead, RawAnswerView } from './raw-answer-view.tsx'
import { SnippetView } from './snippet-view.tsx'

function close() {
  apiPanelOpen.set(false)
  document.getElementById(API_BUTTON_ID)?.focus()
}

export default function ApiPanel({ call }: { readonly call: ApiCall }) {
  // Beside the page only where both have room.
  const roomy = useMediaQuery('(min-width: 1200px)')
  const content = (
    <>
      <header className={styles.head}>
        <h2 className={styles.title} id="api-panel-title">
          <IconCode size={18} stroke={1.75} aria-hidden />
          Ver na API
        </h2>
        <IconButton data-autofocus aria-label="Fechar o painel da API" onClick={close}>
          <IconX size={18} stroke={1.75} aria-hidden />
        </IconButton>
      </header>
      <p className={styles.lead}>Esta página é uma chamada. Faça a mesma no seu código:</p>
      <p className={styles.call}>
        <span className={styles.verb}>GET</span>
        <code>{programPath(call)}</code>
      </p>
      <SnippetView call={call} />
      <p className={styles.note}>
        Troque <code>SUA_CHAVE</code> pela sua chave.{' '}
        <TextLink to="/help" search={{ guia: 'primeira-chamada' }}>
          Como conseguir uma
        </TextLink>
      </p>
      <AnswerView call={call} />
      <p className={styles.links}>
        <TextLink to="/api" search={{ aba: 'referencia', op: `GET ${call.path}` }}>
          Abrir na referência
        </TextLink>
        <TextLink to="/api" search={{ aba: 'referencia' }}>
          Toda a API
        </TextLink>
      </p>
    </>
  )
  return roomy ? <Docked>{content}</Docked> : <Sheet>{content}</Sheet>
}

function Docked({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  return (
    // Escape is a shortcut: the close button inside does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={ref}
      className={styles.dock}
      aria-labelledby="api-panel-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <div className={styles.content}>{children}</div>
    </aside>
  )
}

/** Over the page: going to another one closes it. */
function Sheet({ children }: { readonly children: ReactNode }) {
  const address = useLocation({ select: (location) => location.pathname })
  const opened = useRef(address)
  useEffect(() => {
    if (opened.current !== address) apiPanelOpen.set(false)
  }, [address])
  return (
    <Dialog kind="sheet" labelledBy="api-panel-title" dismissible onClose={close}>
      <div className={styles.content}>{children}</div>
    </Dialog>
  )
}

const answerQuery = ({ path, params, query }: ApiCall) =>
  queryOptions({
    queryKey: ['api-panel', path, params, query] as const,
    queryFn: ({ signal }) => rawCall({ path, params, query, signal }),
    // Always read anew, never from the cache.
    gcTime: 0,
  })

/** The real answer to the page's call, with its time and the headers that matter. */
function AnswerView({ call }: { readonly call: ApiCall }) {
  const { data: answer, isFetching, refetch } = useQuery(answerQuery(call))
  const run = () => void refetch()
  return (
    <section className={answerViewStyles.answer} aria-label="Resposta" aria-busy={isFetching}>
      <AnswerHead title="Resposta" answer={answer} />
      {answer === undefined && <SkeletonRows count={5} />}
      {answer === null && <ErrorState onRetry={run} />}
      {answer && <RawAnswerView answer={answer} of={programPath(call)} running={isFetching} onRun={run} />}
    </section>
  )
}

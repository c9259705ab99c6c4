import type { Duplicate, DuplicateKind } from '@meio-campo/contract'
import { counted } from '@meio-campo/contract/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { useSelectionState } from '../../../components/list/row-selection.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { usePageKeys } from '../../../components/page/page-keys.ts'
import listStyles from '../runs/decision-list.module.css'
import { BulkBar } from './bulk-bar.tsx'
import { decidePair, undoDecision, type Decided } from './decide-pair.ts'
import { duplicatePages, type Situation } from './duplicate-queries.ts'
import { DuplicateView } from './duplicate-view.tsx'
import { neighbourOf } from './duplicate-words.ts'
import styles from './duplicates.module.css'

interface Props {
  readonly situation: Situation
  readonly kind: DuplicateKind | undefined
}

const NOUN = { one: 'par', many: 'pares' }

const EMPTY: Readonly<Record<Situation, { readonly title: string; readonly words: string }>> = {
  abertos: {
    title: 'Nada a decidir',
    words: 'Quando uma importação encontra dois registros que talvez sejam o mesmo, ela pergunta aqui.',
  },
  juntados: { title: 'Nenhum par juntado', words: 'Os pares que você juntar aparecem aqui, e podem ser separados.' },
  separados: {
    title: 'Nenhum par separado',
    words: 'O que não é o mesmo fica lembrado aqui: nenhuma importação pergunta de novo.',
  },
}

/** The pairs by certainty. All of them can be decided without a mouse. */
export function DuplicateQueue({ situation, kind }: Props) {
  const pages = useInfiniteQuery(duplicatePages(situation, kind))
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const rows = (pages.data?.pages.flatMap((page) => page.data) ?? []).filter(({ id }) => !gone.has(id))
  const [chosen, setChosen] = useState<string | null>(null)
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map())
  const selection = useSelectionState()
  const last = useRef<Decided | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const ids = rows.map(({ id }) => id)
  const current = chosen !== null && ids.includes(chosen) ? chosen : (ids[0] ?? null)
  const isOpen = situation === 'abertos'

  const moveTo = (id: string | null) => {
    setChosen(id)
    const item = [...(list.current?.children ?? [])].find((child) => (child as HTMLElement).dataset['pair'] === id)
    if (!(item instanceof HTMLElement)) return
    item.focus({ preventScroll: true })
    item.scrollIntoView({ block: 'nearest' })
  }
  const decide = async (pair: Duplicate, decision: 'joined' | 'apart' | 'open') => {
    moveTo(neighbourOf(ids, pair.id))
    setGone((now) => new Set([...now, pair.id]))
    const keep = kept.get(pair.id) ?? pair.kept
    const decided = await decidePair(pair, decision, keep, () => setGone(without(pair.id)))
    if (decided) last.current = decided
    else setGone(without(pair.id))
  }
  const step = (by: number) => {
    const at = current === null ? 0 : ids.indexOf(current) + by
    moveTo(ids[Math.max(0, Math.min(ids.length - 1, at))] ?? null)
  }
  const pair = rows.find(({ id }) => id === current)

  usePageKeys((key) => {
    if (!isOpen) return false
    if (key === 'z' && last.current) {
      const { pair: id } = last.current
      void undoDecision(last.current).then(() => setGone(without(id)))
      last.current = null
      return true
    }
    if (!pair) return false
    if (key === 'j' || key === 'ArrowDown') step(chosen === null ? 0 : 1)
    else if (key === 'k' || key === 'ArrowUp') step(-1)
    else if (key === 's' || key === 'Enter') void decide(pair, 'joined')
    else if (key === 'n') void decide(pair, 'apart')
    else return false
    return true
  })

  // Pages that are used up are followed by the next ones without a click.
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages
  useEffect(() => {
    if (pages.data && rows.length === 0 && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [pages.data, rows.length, hasNextPage, isFetchingNextPage, fetchNextPage])

  const { title, words } = EMPTY[situation]
  const empty = <EmptyState title={title}>{words}</EmptyState>
  return (
    <PagesView query={pages} noun={NOUN} empty={empty}>
      {() => (
        <>
          {isOpen && rows.length > 0 && (
            <>
              <p className={styles.keys}>
                <kbd>J</kbd> <kbd>K</kbd> ou <kbd>↓</kbd> <kbd>↑</kbd> mudam de par · <kbd>S</kbd> ou <kbd>Enter</kbd>{' '}
                junta · <kbd>N</kbd> não são os mesmos · <kbd>Z</kbd> desfaz a última decisão
              </p>
              <BulkBar rows={rows} selection={selection} onDecided={(decided) => (last.current = decided)} />
            </>
          )}
          {rows.length === 0 && empty}
          <ul className={listStyles.list} aria-label={`Pares: ${counted(rows.length, NOUN.one, NOUN.many)}`} ref={list}>
            {rows.map((row) => (
              <DuplicateView
                key={row.id}
                pair={row}
                kept={kept.get(row.id) ?? row.kept}
                current={isOpen && row.id === current && chosen !== null}
                selected={isOpen && row.certaintyWords === 'quase certo' ? selection.has(row.id) : null}
                onSelect={() => selection.toggle(row.id)}
                onKeep={(id) => setKept((now) => new Map([...now, [row.id, id]]))}
                onDecide={(decision) => void decide(row, decision)}
                onFocus={() => setChosen(row.id)}
              />
            ))}
          </ul>
        </>
      )}
    </PagesView>
  )
}

const without =
  (id: string) =>
  (now: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...now].filter((each) => each !== id))

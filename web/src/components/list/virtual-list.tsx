import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useMediaQuery } from '../media-query.ts'
import styles from './virtual-list.module.css'

interface Props<Row> {
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Says what the list holds; read by screen readers. */
  readonly label: string
  /** A first guess; rows are measured when they are drawn. */
  readonly rowHeight?: number
  readonly children: (row: Row) => ReactNode
}

/** A long list in the page's own scroll: only what is near the screen is drawn. */
export function VirtualList<Row>({ rows, rowKey, label, rowHeight = 52, children }: Props<Row>) {
  const { ref, top } = usePageTop<HTMLUListElement>()
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rowKey(rows[index]!),
    scrollMargin: top,
    overscan: 8,
    rangeExtractor: useDrawnRange(),
  })
  return (
    <ul ref={ref} className={styles.list} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          // The list says its real length, also for what is not drawn.
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          style={{ translate: `0 ${start - top}px` }}
        >
          {children(rows[index]!)}
        </li>
      ))}
    </ul>
  )
}

const wholeRange = ({ count }: Range) => Array.from({ length: count }, (_, index) => index)

/** What is near the screen; on paper, everything. */
export function useDrawnRange() {
  return useMediaQuery('print') ? wholeRange : defaultRangeExtractor
}

/** The offset of an element from the top of the page, which changes with the content above it. */
export function usePageTop<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current) setTop(Math.round(ref.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return { ref, top }
}

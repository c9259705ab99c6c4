import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { openAddress } from '../../../api/open-call.ts'
import { sessionFetch } from '../../../api/session-fetch.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import styles from './widget-preview.module.css'
import { attributesOf, tagOf, type WidgetChoice } from './widget-snippet.ts'

interface WidgetElement extends HTMLElement {
  fetching: typeof sessionFetch | null
}

/** The very script that other pages load, once. */
const scriptQuery = {
  queryKey: ['widgets.js'],
  queryFn: () => {
    const { promise, resolve, reject } = Promise.withResolvers<true>()
    const script = document.createElement('script')
    script.src = openAddress('/widgets.js')
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => reject(new Error('widgets.js')))
    document.head.append(script)
    return promise
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
}

/** The real widget with real data; the session reads in place of a key. */
export function WidgetPreview({ choice }: { readonly choice: WidgetChoice }) {
  const script = useQuery(scriptQuery)
  return (
    <div className={styles.stage} data-theme={choice.theme}>
      <QueryView query={script}>{() => <Live choice={choice} />}</QueryView>
    </div>
  )
}

function Live({ choice }: { readonly choice: WidgetChoice }) {
  const place = useRef<HTMLDivElement>(null)
  const tag = tagOf(choice.kind)
  const attributes = JSON.stringify(attributesOf(choice))
  useEffect(() => {
    const widget = document.createElement(tag) as WidgetElement
    widget.fetching = sessionFetch
    for (const [name, value] of Object.entries(JSON.parse(attributes) as Record<string, string>))
      widget.setAttribute(name, value)
    place.current!.replaceChildren(widget)
    return () => widget.remove()
  }, [tag, attributes])
  return <div ref={place} />
}

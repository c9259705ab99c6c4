import { lazy, Suspense } from 'react'
import { SkeletonRows } from '../page/skeleton.tsx'

const MarkdownBody = lazy(() => import('./markdown-body.tsx'))

interface Props {
  readonly children: string
  /** What to do with a link to a page of the console, instead of going there. */
  readonly onOpen?: (address: string) => void
}

/** Text of posts and institutional pages. The parser is loaded only where there is some. */
export function Markdown({ children, onOpen }: Props) {
  return (
    <Suspense fallback={<SkeletonRows count={3} />}>
      <MarkdownBody text={children} onOpen={onOpen} />
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'
import { SkeletonRows } from './page/skeleton.tsx'

const MarkdownBody = lazy(() => import('./markdown-body.tsx'))

/** Text of posts and institutional pages. The parser is loaded only where there is some. */
export function Markdown({ children }: { readonly children: string }) {
  return (
    <Suspense fallback={<SkeletonRows count={3} />}>
      <MarkdownBody text={children} />
    </Suspense>
  )
}

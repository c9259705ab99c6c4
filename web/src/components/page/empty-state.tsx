import type { ReactNode } from 'react'
import { StateView } from './state-view.tsx'

interface Props {
  readonly title: string
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** Nothing here yet: says what will be, and what to do about it. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <StateView scene="empty" title={title} action={action}>
      {children}
    </StateView>
  )
}

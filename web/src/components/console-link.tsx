import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

interface Props {
  readonly href: string
  readonly className?: string | undefined
  /** Instead of going there. */
  readonly onOpen?: ((address: string) => void) | undefined
  readonly children: ReactNode
}

/**
 * A link to an address that is only known as text. It navigates without reloading the app, which would end a session
 * that only this tab has.
 */
export function ConsoleLink({ href, className, onOpen, children }: Props) {
  const router = useRouter()
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (onOpen) onOpen(href)
    else router.history.push(href)
  }
  return (
    <a className={className} href={href} onClick={open}>
      {children}
    </a>
  )
}

import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react'
import styles from './menu.module.css'

interface Item {
  /** Where two items may have the same label. */
  readonly id?: string
  readonly label: string
  readonly danger?: boolean
  readonly onChoose: () => void
}

/** What the button that opens the menu must be given. */
interface TriggerProps {
  readonly id: string
  readonly 'aria-haspopup': 'menu'
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
  readonly onClick: () => void
}

interface Props {
  readonly items: readonly Item[]
  /** Draws the button; its name is the menu's name too. */
  readonly renderTrigger: (props: TriggerProps) => ReactElement
}

/** A button with a menu under its right end, or above it where there is no room below. Keys as the ARIA practices say. */
export function Menu({ items, renderTrigger }: Props) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const focusTrigger = () => document.getElementById(`${id}-trigger`)?.focus()
  const choose = (item: Item) => {
    close()
    // Before the item acts: a dialog that the item opens returns the focus, when it closes, to the element that had it.
    focusTrigger()
    item.onChoose()
  }
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="presentation"
      onBlur={({ relatedTarget }) => {
        // Without a target it was a press, in a browser whose buttons take no focus, or the window lost it.
        if (relatedTarget && !frame.current?.contains(relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (!open && event.key === 'ArrowDown') {
          event.preventDefault()
          setOpen(true)
        }
        if (!open || event.key !== 'Escape') return
        // Inside a dialog Escape closes the menu, not the dialog.
        event.preventDefault()
        close()
        focusTrigger()
      }}
    >
      {renderTrigger({
        id: `${id}-trigger`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-menu` : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && <Items id={id} items={items} onChoose={choose} onOutside={close} />}
    </div>
  )
}

interface ItemsProps {
  readonly id: string
  readonly items: readonly Item[]
  readonly onChoose: (item: Item) => void
  readonly onOutside: () => void
}

function Items({ id, items, onChoose, onOutside }: ItemsProps) {
  const menu = useRef<HTMLDivElement>(null)
  const [above, setAbove] = useState(false)

  useLayoutEffect(() => {
    const { top, bottom, height } = menu.current!.getBoundingClientRect()
    const room = menu.current!.parentElement!.getBoundingClientRect().top
    setAbove(bottom > window.innerHeight && room > height + (top - room))
    menu.current!.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [])

  // A press on something that takes no focus does not blur the menu.
  useLayoutEffect(() => {
    const press = (event: PointerEvent) => {
      if (!menu.current?.parentElement?.contains(event.target as Node)) onOutside()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  })

  const move = (event: KeyboardEvent) => {
    const all = [...menu.current!.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    all.at(next % all.length)?.focus()
  }

  return (
    <div
      ref={menu}
      id={`${id}-menu`}
      className={styles.menu}
      role="menu"
      tabIndex={-1}
      aria-labelledby={`${id}-trigger`}
      aria-orientation="vertical"
      data-above={above || undefined}
      onKeyDown={move}
    >
      {items.map((item) => (
        <button
          key={item.id ?? item.label}
          type="button"
          className={styles.item}
          role="menuitem"
          tabIndex={-1}
          data-danger={item.danger || undefined}
          onClick={() => onChoose(item)}
        >
          {item.label}
        </button>
      ))}
    </div>
  )
}

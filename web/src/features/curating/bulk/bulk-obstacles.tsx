import type { BulkError } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { count, type Noun } from '../../../components/list/pages-words.ts'
import { Notice } from '../../../components/notice.tsx'
import styles from './bulk-edit-dialog.module.css'
import { ScrollingList } from './scrolling-list.tsx'

/** What is not done because of the records that stand in its way. */
export type Prevented = 'change' | 'add' | 'remove'

const words: Readonly<Record<Prevented, readonly [one: string, many: string, nothing: string]>> = {
  change: ['não pode mudar assim', 'não podem mudar assim', 'Nada foi gravado.'],
  add: ['não pode entrar', 'não podem entrar', 'Ninguém entrou no elenco.'],
  remove: ['impede a exclusão', 'impedem a exclusão', 'Nada foi excluído.'],
}

interface Props {
  readonly prevented: Prevented
  readonly noun: Noun
  readonly errors: readonly BulkError[]
  /** Absent: there is no other record left to go on with. */
  readonly onLeaveOut?: ((ids: readonly string[]) => void) | undefined
}

/** Which records stand in the way, by name, and why; it has the focus when it appears. */
export function BulkObstacles({ prevented, noun, errors, onLeaveOut }: Props) {
  const [heading, list] = [useId(), useId()]
  const group = useRef<HTMLElement>(null)
  useEffect(() => {
    if (errors.length === 0) return
    group.current?.focus()
    group.current?.scrollIntoView({ block: 'nearest' })
  }, [errors])
  const ids = [...new Set(errors.map(({ id }) => id))]
  const [one, many, nothing] = words[prevented]
  return (
    <section ref={group} className={styles.obstacles} aria-labelledby={heading} aria-describedby={list} tabIndex={-1}>
      <Notice tone="warn">
        <span id={heading}>
          {nothing} {count(ids.length, noun)} {plural(ids.length, one, many)}:
        </span>
      </Notice>
      <ScrollingList id={list}>
        {errors.map(({ id, name, field, message }) => (
          <li key={`${id} ${field} ${message}`}>
            <b>{name}</b>
            <span className={styles.change}>{message}</span>
          </li>
        ))}
      </ScrollingList>
      {onLeaveOut && (
        <div>
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              // This goes with the records.
              group.current?.closest('form')?.querySelector<HTMLElement>('select, input')?.focus()
              onLeaveOut(ids)
            }}
          >
            Seguir sem {count(ids.length, noun)}
          </Button>
        </div>
      )}
    </section>
  )
}

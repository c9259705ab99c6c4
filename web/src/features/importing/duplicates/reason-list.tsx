import type { Reason } from '@meio-campo/contract'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { HiddenText } from '../../../components/hidden-text.tsx'
import styles from './duplicates.module.css'

/** What speaks for and what against, the weightiest first. */
export function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null
  return (
    <ul className={styles.reasons} aria-label="Indícios">
      {reasons.map(({ kind, words, speaks }) => (
        <li key={`${kind} ${words}`} data-speaks={speaks}>
          {speaks === 'for' ? (
            <IconPlus size={14} stroke={2} aria-hidden />
          ) : (
            <IconMinus size={14} stroke={2} aria-hidden />
          )}
          <span>
            <HiddenText>{speaks === 'for' ? 'A favor: ' : 'Contra: '}</HiddenText>
            {words}
          </span>
        </li>
      ))}
    </ul>
  )
}

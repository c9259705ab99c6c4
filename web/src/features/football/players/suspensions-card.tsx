import type { SuspensionState } from '@meio-campo/contract'
import { Badge } from '../../../components/badge.tsx'
import { Card } from '../../../components/card.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { suspensionWords } from './suspension-words.ts'
import styles from './suspensions-card.module.css'

interface Props {
  readonly id: string
  readonly states: readonly SuspensionState[]
  /** False on the cards page itself, which must not link to itself. */
  readonly linked?: boolean
}

/** Per championship: the player's suspension, or that one more card causes it. */
export function SuspensionsCard({ id, states, linked = true }: Props) {
  return (
    <Card
      title="Suspensão"
      {...(linked && {
        aside: (
          <TextLink to="/jogadores/$id/cartoes" params={{ id }}>
            Cartões
          </TextLink>
        ),
      })}
      flush
    >
      <ul>
        {states.map((state) => (
          <li key={`${state.competition.id} ${state.edition}`} className={styles.row}>
            <span className={styles.words}>
              <b>
                {state.competition.name} {state.edition}
              </b>
              <span>{suspensionWords(state)}</span>
            </span>
            {state.suspended ? (
              <Badge tone="bad">Suspenso</Badge>
            ) : state.left === 1 ? (
              <Badge tone="warn">Pendurado</Badge>
            ) : (
              <Badge tone="ok">Liberado</Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

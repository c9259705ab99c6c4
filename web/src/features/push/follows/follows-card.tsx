import type { Follow } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ButtonLink } from '../../../components/button-link.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { ConsoleLink } from '../../../components/console-link.tsx'
import { IconRow, IconRows } from '../../../components/list/icon-row.tsx'
import { OrderButtons } from '../../../components/list/order-buttons.tsx'
import { MetaLine } from '../../../components/meta-line.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import linkStyles from '../../../components/text-link.module.css'
import { showToast } from '../../../state/toasts.ts'
import { clockAt, shortDay } from '../../football/pieces/matches/match-day.ts'
import { useToday } from '../../football/pieces/matches/use-today.ts'
import { followKindWords } from './follow-kinds.ts'
import { followsQuery, saveOrder, setFollowed } from './follow-queries.ts'

/** Everything that is followed, to be put in order and let go. */
export function FollowsCard() {
  const follows = useQuery(followsQuery())
  return (
    <Card title="O que você acompanha" flush>
      <QueryView query={follows} skeleton={<SkeletonRows count={3} />}>
        {({ data }) => (data.length === 0 ? <NothingFollowed /> : <FollowRows follows={data} />)}
      </QueryView>
    </Card>
  )
}

const NothingFollowed = () => (
  <EmptyState
    title="Você ainda não acompanha nada"
    action={
      <ButtonLink to="/jogos" variant="default">
        Ver os jogos
      </ButtonLink>
    }
  >
    Na página de um time, jogador, campeonato ou jogo, toque em “Acompanhar”: os jogos dele vêm primeiro na página
    inicial e em Jogos, entram no seu calendário e avisam você.
  </EmptyState>
)

function FollowRows({ follows }: { readonly follows: readonly Follow[] }) {
  // Moved at once, and not only when the query knows: the focus goes along with the row.
  const [moved, setMoved] = useState({ from: follows, to: follows })
  const rows = moved.from === follows ? moved.to : follows
  const move = (at: number, step: -1 | 1) => {
    const to = rows.toSpliced(at, 1).toSpliced(at + step, 0, rows[at]!)
    setMoved({ from: follows, to })
    void saveOrder(to)
  }
  return (
    <IconRows label="O que você acompanha, na sua ordem">
      {rows.map((follow, at) => (
        <FollowRow
          key={`${follow.kind} ${follow.id}`}
          follow={follow}
          order={
            <OrderButtons
              what={follow.name}
              first={at === 0}
              last={at === rows.length - 1}
              onMove={(step) => move(at, step)}
            />
          }
        />
      ))}
    </IconRows>
  )
}

function FollowRow({ follow, order }: { readonly follow: Follow; readonly order: ReactNode }) {
  const today = useToday()
  const { kind, name, linkAddress, team, match } = follow
  const { label, icon } = followKindWords[kind]
  const when = match?.day && [shortDay(match.day, today), match.kickoff && clockAt(match.kickoff)].filter(Boolean)
  const leave = async () => {
    if (await setFollowed(follow, false)) showToast(`Você não acompanha mais ${name}.`)
  }
  return (
    <IconRow
      icon={icon}
      name={name}
      movable
      actions={
        <>
          {order}
          <Button variant="default" size="xs" aria-label={`Deixar de acompanhar ${name}`} onClick={() => void leave()}>
            Deixar de acompanhar
          </Button>
        </>
      }
    >
      <MetaLine>
        {label}
        {kind === 'person' && team?.name}
        {match && (when ? when.join(', ') : 'Data a definir')}
        <ConsoleLink className={linkStyles.link} href={linkAddress}>
          Abrir a página
        </ConsoleLink>
      </MetaLine>
    </IconRow>
  )
}

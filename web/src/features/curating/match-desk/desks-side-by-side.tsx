import type { Match } from '@meio-campo/contract'
import { useQueries } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { usePageKeys } from '../../../components/page/page-keys.ts'
import { PartOf } from '../../../components/part-of.ts'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { AddDesk } from './add-desk.tsx'
import { deskQuery } from './desk-query.ts'
import styles from './desks-side-by-side.module.css'
import { MatchDesk } from './match-desk.tsx'
import { MOST_DESKS, openDesksText, parseOpenDesks } from './open-desks.ts'

const route = getRouteApi('/campeonatos/$id/jogos/$idjogo/settings')

/**
 * The desks of several matches on one page. Each has its own queue and undo; keyboard shortcuts go to the one touched
 * last. On narrow screens they are tabs.
 */
export function DesksSideBySide({ address }: { readonly address: MatchAddress }) {
  const { jogos } = route.useSearch()
  const navigate = route.useNavigate()
  const others = parseOpenDesks(jogos, address)
  const desks = [address, ...others]
  const [chosen, setChosen] = useState(address.idjogo)
  const [adding, setAdding] = useState(false)
  const current = desks.find(({ idjogo }) => idjogo === chosen) ?? address
  const views = useQueries({ queries: desks.map((desk) => ({ ...deskQuery(desk), enabled: false })) })
  const nameOf = (at: number): string => {
    const match = (views[at]?.data as { readonly data: { readonly match: Match } } | undefined)?.data.match
    return match ? `${match.home.name} × ${match.away.name}` : `Jogo ${at + 1}`
  }
  const show = (next: readonly MatchAddress[]) =>
    navigate({
      search: (before) => {
        const { jogos: _closed, ...rest } = before
        const text = openDesksText(next, address)
        return { ...rest, ...(text !== undefined && { jogos: text }) }
      },
      replace: true,
      resetScroll: false,
    })
  usePageKeys((key) => {
    if (desks.length < 2 || (key !== '[' && key !== ']')) return false
    const at = desks.indexOf(current) + (key === ']' ? 1 : desks.length - 1)
    setChosen(desks[at % desks.length]!.idjogo)
    return true
  })
  return (
    <div className={styles.several}>
      <div className={styles.bar}>
        {desks.length > 1 && (
          <div className={styles.tabs} role="tablist" aria-label="Mesas abertas">
            {desks.map((desk, at) => (
              <button
                key={desk.idjogo}
                type="button"
                role="tab"
                className={styles.tab}
                aria-selected={desk === current}
                aria-controls={`mesa-${desk.idjogo}`}
                onClick={() => setChosen(desk.idjogo)}
              >
                {nameOf(at)}
              </button>
            ))}
          </div>
        )}
        {desks.length < MOST_DESKS && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Abrir outro jogo ao lado
          </Button>
        )}
      </div>
      {desks.length > 1 && (
        <p className={styles.hint}>O teclado vale na mesa marcada: toque em outra, ou passe com [ e ].</p>
      )}
      <div className={styles.desks}>
        {desks.map((desk, at) => (
          <section
            key={desk.idjogo}
            id={`mesa-${desk.idjogo}`}
            className={desks.length > 1 ? styles.desk : undefined}
            aria-label={desks.length > 1 ? `Mesa de ${nameOf(at)}` : undefined}
            data-current={desk === current}
            onFocusCapture={() => setChosen(desk.idjogo)}
            onPointerDownCapture={() => setChosen(desk.idjogo)}
          >
            {desk !== address && (
              <div className={styles.close}>
                <Button
                  variant="subtle"
                  size="xs"
                  leftSection={<IconX size={14} stroke={1.75} aria-hidden />}
                  aria-label={`Fechar a mesa de ${nameOf(at)}`}
                  onClick={() => void show(others.filter((each) => each !== desk))}
                >
                  Fechar
                </Button>
              </div>
            )}
            <PartOf value={desks.length > 1 ? nameOf(at) : null}>
              <MatchDesk address={desk} active={desk === current} />
            </PartOf>
          </section>
        ))}
      </div>
      {adding && (
        <AddDesk
          open={desks}
          onAdd={(desk) => {
            setAdding(false)
            setChosen(desk.idjogo)
            void show([...others, desk])
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

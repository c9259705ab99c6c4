import type { Match } from '@meio-campo/contract'
import { dotted } from '@meio-campo/contract/rules'
import { addDays } from '@meio-campo/football'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pagesQuery } from '../../../api/pages.ts'
import { Button } from '../../../components/button/button.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { DayField } from '../../../components/list/day-field.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { useMay } from '../../../session/duties.ts'
import { Stepper } from '../../../components/stepper/stepper.tsx'
import { longDay } from '../../football/pieces/matches/match-day.ts'
import type { MatchAddress } from '../../football/pieces/matches/match-queries.ts'
import { whenWords } from '../../football/pieces/matches/match-words.ts'
import { useToday } from '../../football/pieces/matches/use-today.ts'
import { RecordField } from '../records/inputs/record-field.tsx'
import styles from './add-desk.module.css'

interface Props {
  readonly open: readonly MatchAddress[]
  readonly onAdd: (desk: MatchAddress) => void
  readonly onClose: () => void
}

type By = 'day' | 'team'
type Stage = 'next' | 'finished'

const ways = [
  { value: 'day', label: 'Por dia' },
  { value: 'team', label: 'Por time' },
] as const
const stages = [
  { value: 'next', label: 'Por jogar e ao vivo' },
  { value: 'finished', label: 'Encerrados' },
] as const

/** Finds a further match by its day or by one of its teams, among those whose desk this person may run. */
export function AddDesk({ open, onAdd, onClose }: Props) {
  const today = useToday()
  const [by, setBy] = useState<By>('day')
  const [day, setDay] = useState(today)
  const [team, setTeam] = useState({ id: '', name: '' })
  const [stage, setStage] = useState<Stage>('next')
  const ofTeam = {
    time: team.id,
    limit: 20,
    ...(stage === 'finished'
      ? { situacao: 'encerrado', sort: '-kickoff' }
      : { situacao: 'agendado,ao_vivo,adiado', sort: 'kickoff' }),
  }
  return (
    <FormDialog title="Abrir outro jogo ao lado" onClose={onClose}>
      <div className={styles.find}>
        <Segmented label="Procurar o jogo" choices={ways} value={by} onChange={setBy} />
        {by === 'day' ? (
          <>
            <Stepper
              previous={{ label: 'Dia anterior', go: () => setDay(addDays(day, -1)) }}
              next={{ label: 'Próximo dia', go: () => setDay(addDays(day, 1)) }}
            >
              <DayField label="Dia" value={day} onChange={(chosen) => setDay(chosen || today)} />
            </Stepper>
            <b aria-live="polite">{longDay(day, today)}</b>
          </>
        ) : (
          <>
            <div className={styles.team}>
              <RecordField
                kind="team"
                name="team"
                label="Time"
                value={team.id}
                chosenName={team.name}
                error={undefined}
                onPick={(id, name) => setTeam({ id, name })}
                onChange={() => undefined}
                onBlur={() => undefined}
              />
            </div>
            <Segmented label="Situação" choices={stages} value={stage} onChange={setStage} />
          </>
        )}
      </div>
      {by === 'day' ? (
        <Found open={open} onAdd={onAdd} query={{ data: day, limit: 100 }} />
      ) : (
        team.id !== '' && <Found open={open} onAdd={onAdd} query={ofTeam} />
      )}
    </FormDialog>
  )
}

interface FoundProps extends Pick<Props, 'open' | 'onAdd'> {
  readonly query: Parameters<typeof pagesQuery<'/api/v1/jogos'>>[1]
}

function Found({ open, onAdd, query }: FoundProps) {
  const may = useMay()
  const today = useToday()
  const matches = useInfiniteQuery(pagesQuery('/api/v1/jogos', query))
  const isOffered = ({ id, competition, home, away }: Match) =>
    !open.some(({ idjogo }) => idjogo === id) &&
    may({ role: 'scorer', match: id, teams: [home.id, away.id], competition: competition.id })
  const none = <EmptyState title="Nenhum outro jogo aqui">Procure em outro dia ou por um dos times.</EmptyState>
  return (
    <PagesView query={matches} noun={{ one: 'jogo', many: 'jogos' }} empty={none}>
      {(rows) => {
        const offered = rows.filter(isOffered)
        return offered.length === 0 ? (
          none
        ) : (
          <ul className={styles.matches} aria-label="Jogos encontrados">
            {offered.map((match) => {
              const { head, detail } = whenWords(match, today, true)
              return (
                <li key={match.id}>
                  <Button variant="default" onClick={() => onAdd({ id: match.competition.id, idjogo: match.id })}>
                    {match.home.name} × {match.away.name}
                  </Button>
                  <small>{dotted(match.competition.name, head, detail)}</small>
                </li>
              )
            })}
          </ul>
        )
      }}
    </PagesView>
  )
}

import type { Match } from '@meio-campo/contract'
import { dotted, SIMULATION_SPEED } from '@meio-campo/contract/rules'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Crest } from '../../../components/crest/crest.tsx'
import fieldStyles from '../../../components/form/field.module.css'
import { useListSearch } from '../../../components/list/list-search.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonRows } from '../../../components/page/skeleton.tsx'
import { showToast } from '../../../state/toasts.ts'
import { scoreWords, whenWords } from '../../football/pieces/matches/match-words.ts'
import { UnseenFacts } from '../../football/pieces/matches/unseen-facts.tsx'
import { useToday } from '../../football/pieces/matches/use-today.ts'
import { TeamSearchFilter } from '../../football/pieces/teams/team-search-filter.tsx'
import { parseSimulationPlace } from './simulation-place.ts'
import { finishedMatchesQuery, rereadSimulations } from './simulation-queries.ts'
import { lastsInWords } from './simulation-words.ts'
import styles from './start-simulation.module.css'

const route = getRouteApi('/push')
const FIRST_SPEED = 30

/** Which match, how fast, and where to. */
export function StartSimulation() {
  const { time, jogo } = parseSimulationPlace(route.useSearch())
  const { set } = useListSearch()
  const matches = useQuery(finishedMatchesQuery(time))
  const [speed, setSpeed] = useState(FIRST_SPEED)
  const [webhooks, setWebhooks] = useState(true)
  const [starting, setStarting] = useState(false)
  const id = useId()
  const start = async () => {
    if (!jogo) return
    setStarting(true)
    const result = await api.post('/api/v1/simulacoes', { body: { match: jogo, speed, webhooks }, formless: true })
    if (result.ok) showToast('O jogo começou.')
    // Also after a refusal: another tab may have started one.
    await rereadSimulations()
    setStarting(false)
  }
  return (
    <Card title="Simular um jogo">
      <p className={styles.text}>
        Um jogo encerrado acontece de novo, lance a lance, só para você: nos seus fluxos ao vivo e nos seus webhooks,
        com <code>"test": true</code>. Mais ninguém recebe nada, e nada muda nos dados.
      </p>
      <search className={styles.search}>
        <TeamSearchFilter name="time" label="Time" placeholder="Jogos de um time" />
      </search>
      <QueryView query={matches} skeleton={<SkeletonRows count={4} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title="Nenhum jogo encerrado">
              {time ? 'Escolha outro time.' : 'Quando um jogo acabar, ele aparece aqui.'}
            </EmptyState>
          ) : (
            <fieldset className={styles.matches}>
              <legend>{time ? 'Últimos jogos encerrados do time' : 'Últimos jogos encerrados'}</legend>
              {data.map((match) => (
                <MatchChoice
                  key={match.id}
                  match={match}
                  chosen={match.id === jogo}
                  onChoose={() => set({ jogo: match.id }, true)}
                />
              ))}
            </fieldset>
          )
        }
      </QueryView>
      <div className={styles.speed}>
        <label htmlFor={id}>Velocidade</label>
        <input
          id={id}
          type="range"
          min={SIMULATION_SPEED.min}
          max={SIMULATION_SPEED.max}
          value={speed}
          aria-valuetext={`${speed} vezes, ${lastsInWords(speed)}`}
          onChange={(event) => setSpeed(event.currentTarget.valueAsNumber)}
        />
        <output htmlFor={id}>
          <b>×{speed}</b> {lastsInWords(speed)}
        </output>
      </div>
      <label className={fieldStyles.check}>
        <input type="checkbox" checked={webhooks} onChange={(event) => setWebhooks(event.currentTarget.checked)} />
        <span>Enviar também para os meus webhooks</span>
      </label>
      <div className={styles.actions}>
        <Button
          disabled={!jogo}
          loading={starting}
          leftSection={<IconPlayerPlay size={16} stroke={1.75} aria-hidden />}
          onClick={() => void start()}
        >
          Começar
        </Button>
        {!jogo && <span className={styles.note}>Escolha um jogo acima.</span>}
      </div>
    </Card>
  )
}

interface ChoiceProps {
  readonly match: Match
  readonly chosen: boolean
  readonly onChoose: () => void
}

function MatchChoice({ match, chosen, onChoose }: ChoiceProps) {
  const today = useToday()
  return (
    <label className={styles.match}>
      <input type="radio" name="simulated-match" checked={chosen} onChange={onChoose} />
      <Crest team={match.home} size={22} />
      <span className={styles.names}>
        {match.home.name} <b>{scoreWords(match)}</b> {match.away.name}
      </span>
      <Crest team={match.away} size={22} />
      <span className={styles.when}>{dotted(whenWords(match, today, true).detail, match.competition.name)}</span>
      <UnseenFacts match={match} seen={['result', 'status', 'competition']} />
    </label>
  )
}

import type { Side } from '@meio-campo/football'
import { Crest } from '../../../components/crest/crest.tsx'
import { BookingCard } from '../../football/pieces/matches/booking-card.tsx'
import { Shirt } from '../../../components/shirt/shirt.tsx'
import { askOf, decisions, type Step } from './actions.ts'
import styles from './desk-actions.module.css'
import { candidates, withNumber } from './desk-model.ts'
import type { DeskControl } from './use-desk.ts'

/** The question of a step: it gets the focus, so that screen readers announce it. */
function Question({ children }: { readonly children: string }) {
  return (
    // Another question is another heading.
    <h3 key={children} className={styles.question} tabIndex={-1} ref={focusIt}>
      {children}
    </h3>
  )
}

function focusIt(heading: HTMLHeadingElement | null) {
  heading?.focus()
}

interface SideProps {
  readonly control: DeskControl
  readonly step: Extract<Step, { at: 'side' }>
  readonly onSide: (side: Side) => void
}

export function SideStep({ control, step, onSide }: SideProps) {
  const { match } = control.view
  return (
    <>
      <Question>{`${step.action.label}: de que lado?`}</Question>
      <div className={styles.sides}>
        {(['home', 'away'] as const).map((side, index) => (
          <button key={side} type="button" className={styles.sideButton} onClick={() => onSide(side)}>
            <Crest team={match[side]} size={48} />
            <b>{match[side].name}</b>
            {step.action.type === 'ownGoal' && <small>fez contra</small>}
            <kbd aria-hidden="true">{index + 1}</kbd>
          </button>
        ))}
      </div>
    </>
  )
}

const questions: Readonly<Record<string, string>> = {
  substitution: 'Quem sai?',
  yellow: 'Amarelo para quem?',
  red: 'Vermelho para quem?',
  missedPenalty: 'Quem perdeu o pênalti?',
  shootoutGoal: 'Quem cobrou?',
  shootoutMiss: 'Quem cobrou?',
}

type PlayerSteps = Extract<Step, { at: 'player' | 'on' | 'assist' }>

function questionOf(step: PlayerSteps): string {
  if (step.at === 'assist') return 'De quem foi a assistência?'
  if (step.at === 'on') return 'Quem entra?'
  return questions[step.action.type] ?? 'Quem fez o gol?'
}

interface PlayerProps {
  readonly control: DeskControl
  readonly step: PlayerSteps
  readonly onPlayer: (player: string | null) => void
}

export function PlayerStep({ control, step, onPlayer }: PlayerProps) {
  const { view, desk } = control
  const { side, typed } = step
  const team = view.match[side]
  const scorer = step.at === 'assist' ? step.scorer : null
  const players = candidates(view, desk, side, askOf(step)).filter(({ person }) => person.id !== scorer)
  const pointed = withNumber(players, typed)
  const needsPlayer = step.at === 'on' || (step.at === 'player' && step.action.type === 'substitution')
  return (
    <>
      <Question>{`${questionOf(step)} (${team.name})`}</Question>
      <p className={styles.typed} aria-live="polite">
        {typed === ''
          ? 'Digite o número ou toque na camisa.'
          : pointed
            ? `${typed} · ${pointed.person.name}: Enter confirma`
            : `Ninguém com a ${typed}`}
      </p>
      <ul className={styles.shirts} aria-label={`Jogadores do ${team.name}`}>
        {players.map((player) => (
          <li key={player.person.id}>
            <button
              type="button"
              className={styles.shirt}
              data-pointed={player === pointed || undefined}
              data-off={!player.onPitch || undefined}
              onClick={() => onPlayer(player.person.id)}
            >
              <Shirt team={team} number={player.number} keeper={player.position === 'goalkeeper'} size={38} />
              <span>
                {player.number !== null && <b>{player.number} </b>}
                {player.person.name}
              </span>
              {player.booked && <BookingCard kind="yellow" />}
            </button>
          </li>
        ))}
      </ul>
      {players.length === 0 && <p>Ninguém do {team.name} na lista. Preencha a Escalação ou o elenco.</p>}
      {!needsPlayer && (
        <div>
          <button type="button" className={styles.noPlayer} onClick={() => onPlayer(null)}>
            {step.at === 'assist' ? 'Sem assistência' : 'Sem jogador por enquanto'}
          </button>
        </div>
      )}
    </>
  )
}

export function DecisionStep({ onDecision }: { readonly onDecision: (detail: string) => void }) {
  return (
    <>
      <Question>O que o VAR decidiu?</Question>
      <div className={styles.decisions}>
        {decisions.map((decision, index) => (
          <button key={decision} type="button" className={styles.action} onClick={() => onDecision(decision)}>
            <span>{decision}</span>
            <kbd aria-hidden="true">{index + 1}</kbd>
          </button>
        ))}
      </div>
    </>
  )
}

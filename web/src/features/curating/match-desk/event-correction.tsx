import type { DeskEvent, Side } from '@meio-campo/football'
import { exchangeOf } from '@meio-campo/football'
import { Button } from '../../../components/button/button.tsx'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { Form, FormActions } from '../../../components/form/form.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { Notice } from '../../../components/notice.tsx'
import { eventKind } from '../../football/pieces/matches/event-words.ts'
import { minuteText, parseMinute, type EventType } from './actions.ts'
import styles from './desk-whistles.module.css'
import type { DeskControl } from './use-desk.ts'

const kinds: readonly (readonly EventType[])[] = [
  ['goal', 'penalty', 'ownGoal', 'missedPenalty'],
  ['yellow', 'secondYellow', 'red'],
  ['shootoutGoal', 'shootoutMiss'],
]

interface Typed {
  readonly type: string
  readonly side: string
  readonly minute: string
  readonly player: string
  readonly related: string
  readonly detail: string
}

interface Props {
  readonly control: DeskControl
  readonly event: DeskEvent
  readonly onClose: () => void
}

/** Corrects an event: it keeps its id, and subscribers of the match get the correction. */
export function EventCorrection({ control, event, onClose }: Props) {
  const { view, act, objection } = control
  const { on, off } =
    event.type === 'substitution' ? exchangeOf(event) : { on: event.player, off: event.related?.player }
  const form = useForm<Typed>({
    initial: {
      type: event.type,
      side: event.side ?? 'home',
      minute: minuteText(event.minute, event.added),
      player: on ?? '',
      related: off ?? '',
      detail: event.detail ?? '',
    },
    rules: {
      minute: (minute) => (event.period === 'shootout' || parseMinute(minute) ? null : 'Escreva como 38 ou 45+2.'),
    },
    onSubmit: async ({ type, side, minute, player, related, detail }) => {
      const time = event.period === 'shootout' ? {} : parseMinute(minute)!
      const done = act({
        do: 'correct',
        event: event.id,
        type: type as EventType,
        side: side as Side,
        player: player || null,
        related: hasRelated(type) ? related || null : null,
        detail: detail.trim() || null,
        ...time,
      })
      if (done) onClose()
    },
  })
  const { type, side } = form.values
  const choices = kinds.find((group) => (group as readonly string[]).includes(event.type)) ?? [event.type as EventType]
  const people = (none: string) => [
    { value: '', label: none },
    ...view.players[side as Side].map(({ person, number }) => ({
      value: person.id,
      label: number === null ? person.name : `${number} · ${person.name}`,
    })),
  ]
  return (
    <Dialog label="Corrigir lance" onClose={onClose}>
      <h2 className={styles.title}>Corrigir lance</h2>
      <Form onSubmit={form.submit} label="Corrigir lance">
        {choices.length > 1 && (
          <SelectField
            label="O que foi"
            choices={choices.map((value) => ({ value, label: eventKind({ type: value, period: event.period }) }))}
            {...form.field('type')}
          />
        )}
        <SelectField
          label={type === 'ownGoal' ? 'Time de quem fez contra' : 'Time'}
          choices={(['home', 'away'] as const).map((value) => ({ value, label: view.match[value].name }))}
          {...form.field('side')}
        />
        {event.period !== 'shootout' && (
          <TextField label="Minuto" hint="Como 38 ou 45+2." autoComplete="off" {...form.field('minute')} />
        )}
        {type !== 'var' && (
          <SelectField
            label={type === 'substitution' ? 'Quem entra' : 'Jogador'}
            choices={people('Sem jogador')}
            {...form.field('player')}
          />
        )}
        {hasRelated(type) && (
          <SelectField
            label={type === 'substitution' ? 'Quem sai' : 'Assistência'}
            choices={people('Ninguém')}
            {...form.field('related')}
          />
        )}
        <TextField label="Detalhe" optional maxLength={200} {...form.field('detail')} />
        {objection && (
          <Notice tone="warn" announce="at once">
            {objection}
          </Notice>
        )}
        <FormActions>
          <Button type="submit">Corrigir</Button>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}

const hasRelated = (type: string) => type === 'goal' || type === 'penalty' || type === 'substitution'

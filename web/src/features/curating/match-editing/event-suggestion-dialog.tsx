import type { Lineup, Match, SuggestedEvent } from '@meio-campo/contract'
import { deskEventTypes } from '@meio-campo/contract/rules'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { eventKind } from '../../football/pieces/matches/event-words.ts'
import { minuteText, parseMinute } from '../match-desk/actions.ts'
import { RecordField } from '../records/inputs/record-field.tsx'

type EventType = NonNullable<SuggestedEvent['type']>
type Side = 'home' | 'away'

/** A VAR decision can only be recorded at the desk, because it changes another event. */
const types = deskEventTypes.filter((type) => type !== 'var')
const isKick = (type: string) => type.startsWith('shootout')
const hasRelated = (type: string) => type === 'goal' || type === 'penalty' || type === 'substitution'

/** A suggestion about an event, with the names of its people. */
export interface EventDraft {
  readonly event: SuggestedEvent
  readonly names: Readonly<Record<string, string>>
}

interface Chosen {
  readonly id: string
  readonly name: string
}

interface Typed {
  readonly type: string
  readonly side: string
  readonly minute: string
  readonly player: Chosen
  readonly related: Chosen
  readonly detail: string
  readonly another: boolean
}

interface Props {
  readonly title: string
  readonly match: Pick<Match, 'home' | 'away'>
  /** Players of a known line-up are chosen from it. */
  readonly lineups: Readonly<Record<Side, Lineup | null>>
  readonly draft: EventDraft
  readonly onDone: (draft: EventDraft) => void
  readonly onClose: () => void
}

/** One event that is missing, or one as it should be. */
export function EventSuggestionDialog({ title, match, lineups, draft, onDone, onClose }: Props) {
  const { event } = draft
  const nameOf = (id: string | null | undefined) => (id ? (draft.names[id] ?? '') : '')
  const form = useForm<Typed>({
    initial: {
      type: event.type ?? 'goal',
      side: event.side ?? 'home',
      minute: minuteText(event.minute ?? null, event.added ?? null),
      player: { id: event.player ?? '', name: nameOf(event.player) },
      related: { id: event.related ?? '', name: nameOf(event.related) },
      detail: event.detail ?? '',
      another: event.another ?? false,
    },
    rules: {
      minute: (minute, { type }) => (isKick(type) || parseMinute(minute) ? null : 'Escreva como 38 ou 45+2.'),
      related: ({ id }, { type, player }) =>
        id !== '' && hasRelated(type) && id === player.id ? 'As duas pessoas do lance são a mesma.' : null,
    },
    onSubmit: async ({ type, side, minute, player, related, detail, another }) => {
      const time = isKick(type) ? { period: 'shootout' as const } : parseMinute(minute)!
      const second = hasRelated(type) && related.id !== '' ? related : null
      onDone({
        event: {
          do: event.do,
          ...(event.event !== undefined && { event: event.event }),
          type: type as EventType,
          side: side as Side,
          ...time,
          player: player.id || null,
          related: second?.id ?? null,
          detail: detail.trim() || null,
          ...(event.do === 'tell' && another && { another }),
        },
        names: Object.fromEntries([player, ...(second ? [second] : [])].map(({ id, name }) => [id, name])),
      })
    },
  })
  const { type, side } = form.values
  const person = (field: 'player' | 'related', label: string) => {
    const { value, onChange, error, onBlur } = form.field(field)
    const lineup = lineups[side as Side]
    const known = [...(lineup?.starters ?? []), ...(lineup?.bench ?? [])].flatMap(({ person: { id, name }, number }) =>
      id === null ? [] : [{ id, name, number }],
    )
    const isKnown = value.id === '' || known.some(({ id }) => id === value.id)
    const words = { label, optional: true, name: field, error, onBlur }
    if (known.length > 0 && isKnown)
      return (
        <SelectField
          {...words}
          value={value.id}
          choices={[
            { value: '', label: 'Não sei' },
            ...known.map(({ id, name, number }) => ({
              value: id,
              label: number === null ? name : `${number} · ${name}`,
            })),
          ]}
          onChange={(id) => onChange({ id, name: known.find((each) => each.id === id)?.name ?? '' })}
        />
      )
    return (
      <RecordField
        {...words}
        kind="person"
        value={value.id}
        chosenName={value.name}
        onChange={() => undefined}
        onPick={(id, name) => onChange({ id, name })}
      />
    )
  }
  return (
    <FormDialog title={title} onClose={onClose} asks>
      <Form label={title} onSubmit={form.submit}>
        <SelectField
          label="O que foi"
          choices={types.map((value) => ({ value, label: eventKind({ type: value, period: null }) }))}
          {...form.field('type')}
        />
        <SelectField
          label={type === 'ownGoal' ? 'Time de quem fez contra' : 'Time'}
          choices={(['home', 'away'] as const).map((value) => ({ value, label: match[value].name }))}
          {...form.field('side')}
        />
        {!isKick(type) && (
          <TextField label="Minuto" required hint="Como 38 ou 45+2." autoComplete="off" {...form.field('minute')} />
        )}
        {person('player', type === 'substitution' ? 'Quem entra' : 'Jogador')}
        {hasRelated(type) && person('related', type === 'substitution' ? 'Quem sai' : 'Assistência')}
        <TextField label="Detalhe" optional maxLength={200} {...form.field('detail')} />
        {event.do === 'tell' && (
          <CheckboxField {...form.field('another')}>
            É outro lance, mesmo que já haja um igual nesse minuto
          </CheckboxField>
        )}
        <SubmitOrCancel words="Pôr na sugestão" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}

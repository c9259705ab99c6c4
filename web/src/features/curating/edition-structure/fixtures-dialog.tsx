import type { EditionStructure, FixturePlan, PlannedMatch, StructurePhase } from '@meio-campo/contract'
import { counted, dateFormat, dotted, plural } from '@meio-campo/contract/rules'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { queryClient } from '../../../api/query.ts'
import { Button } from '../../../components/button/button.tsx'
import { Crest } from '../../../components/crest/crest.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import { FieldMessage } from '../../../components/form/field.tsx'
import { all, required } from '../../../components/form/form-rules.ts'
import { Form, FormActions } from '../../../components/form/form.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm, type FieldBinding } from '../../../components/form/use-form.ts'
import { showActionToast } from '../../../state/toasts.ts'
import { undoEdit } from '../history/undo-edit.tsx'
import styles from './editor.module.css'
import { nextSaturday, readTimes } from './season-words.ts'

interface Props {
  readonly structure: EditionStructure
  readonly phase: StructurePhase
  readonly onClose: () => void
}

const TIMES = /^\s*(([01]?\d|2[0-3]):[0-5]\d)(\s*[,; ]\s*(([01]?\d|2[0-3]):[0-5]\d))*\s*$/

const everyChoices = [
  { value: '7', label: 'Toda semana' },
  { value: '14', label: 'A cada duas semanas' },
  ...[1, 2, 3, 4, 5, 6].map((days) => ({
    value: String(days),
    label: days === 1 ? 'Todo dia' : `A cada ${days} dias`,
  })),
]

/** Makes a phase's matches: first they are looked at, round by round, then they are made at once. */
export function FixturesDialog({ structure, phase, onClose }: Props) {
  const router = useRouter()
  const { edition, competition, matches } = structure
  const played = matches[phase.id!] ?? 0
  const knockout = phase.kind === 'knockout'
  const [preview, setPreview] = useState<{ plan: FixturePlan; matches: PlannedMatch[] } | null>(null)
  const [draw, setDraw] = useState(1)
  const [sending, setSending] = useState(false)

  const [now] = useState(() => new Date())
  const form = useForm({
    initial: {
      startDay: nextSaturday(now, edition.name),
      everyDays: '7',
      weekdays: [6, 0] as readonly number[],
      times: '16:00, 18:30',
      confirmed: false,
      double: true,
    },
    rules: {
      startDay: required,
      times: all((text) => (text.trim() === '' || TIMES.test(text) ? null : 'Horários como 16:00, 18:30.')),
    },
    onSubmit: () => look(draw),
  })

  const planOf = (number: number, dryRun: boolean): FixturePlan => ({
    phase: phase.id!,
    startDay: form.values.startDay,
    everyDays: Number(form.values.everyDays),
    weekdays: [...form.values.weekdays],
    times: readTimes(form.values.times),
    confirmed: form.values.confirmed,
    double: form.values.double,
    onlyMissing: played > 0,
    draw: number,
    dryRun,
  })

  async function look(number: number, formless = false) {
    const plan = planOf(number, true)
    const result = await api.post('/api/v1/edicoes/{id}/tabela-de-jogos', {
      params: { id: edition.id },
      body: plan,
      formless,
    })
    setPreview(result.ok ? { plan, matches: result.data.data.matches } : null)
    return result
  }

  async function make() {
    if (!preview) return
    setSending(true)
    const result = await api.post('/api/v1/edicoes/{id}/tabela-de-jogos', {
      params: { id: edition.id },
      // The confirmation below the preview is sent too, because it does not change the matches.
      body: { ...preview.plan, confirmed: form.values.confirmed, dryRun: false },
      idempotencyKey: crypto.randomUUID(),
      timeoutMs: 30_000,
      formless: true,
    })
    setSending(false)
    if (!result.ok) return
    const { edit, matches: made } = result.data.data
    onClose()
    void queryClient.invalidateQueries()
    if (edit !== null)
      showActionToast(`${counted(made.length, 'jogo gerado', 'jogos gerados')}.`, 'Desfazer', () => void undoEdit(edit))
    void router.navigate({
      to: '/campeonatos/$id/jogos',
      params: { id: competition.id },
      search: { temporada: edition.name },
    })
  }

  return (
    <FormDialog title={`Gerar jogos: ${phase.name}`} onClose={onClose} asks>
      <Form onSubmit={form.submit} label="Gerar jogos">
        {played > 0 && (
          <p className={styles.note}>
            {`A fase já tem ${played} ${plural(played, 'jogo', 'jogos')}: só os que faltam serão criados.`}
          </p>
        )}
        <div className={styles.fields}>
          <TextField label="Primeira rodada a partir de" type="date" {...form.field('startDay')} />
          <SelectField label="Uma rodada" choices={everyChoices} {...form.field('everyDays')} />
          <TextField
            label="Horários"
            hint="De Brasília. Vazio: só o dia fica marcado."
            placeholder="16:00, 18:30"
            {...form.field('times')}
          />
        </div>
        <WeekdaysField {...form.field('weekdays')} />
        <CheckboxField {...form.field('confirmed')}>Os horários já estão confirmados</CheckboxField>
        {!knockout && <CheckboxField {...form.field('double')}>Turno e returno</CheckboxField>}
        <FormActions>
          <Button type="submit" variant={preview ? 'default' : 'filled'} loading={form.sending}>
            Ver prévia
          </Button>
        </FormActions>
      </Form>
      {preview && (
        <div className={`${styles.stack} ${styles.after}`}>
          <FixturesPreview matches={preview.matches} />
          <FormActions>
            {!knockout && (
              <Button
                variant="default"
                onClick={() => {
                  setDraw(draw + 1)
                  void look(draw + 1, true)
                }}
              >
                Sortear de novo
              </Button>
            )}
            <Button loading={sending} onClick={() => void make()}>
              {`Gerar ${preview.matches.length} ${plural(preview.matches.length, 'jogo', 'jogos')}`}
            </Button>
          </FormActions>
        </div>
      )}
    </FormDialog>
  )
}

/** Sunday first, as dates count them. */
const weekdays = ['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb'] as const
const whole = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

/** Days of the week on which matches are played; none chosen: any. */
function WeekdaysField({ value, error, onChange }: FieldBinding<readonly number[]>) {
  const id = useId()
  const toggle = (day: number) =>
    onChange(value.includes(day) ? value.filter((other) => other !== day) : [...value, day].toSorted())
  return (
    <fieldset className={styles.field} aria-describedby={error ? id : undefined}>
      <legend>Dias da semana</legend>
      <div className={styles.days}>
        {weekdays.map((name, day) => (
          <label key={name}>
            <input
              type="checkbox"
              name="weekdays"
              aria-label={whole[day]}
              checked={value.includes(day)}
              onChange={() => toggle(day)}
            />
            <span aria-hidden>{name}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} hint="Nenhum marcado: em qualquer dia." />
    </fieldset>
  )
}

const dayFormat = dateFormat({
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
})
const timeFormat = dateFormat({
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

const whenWords = ({ day, kickoff }: PlannedMatch) =>
  `${dayFormat.format(new Date(`${day}T00:00:00Z`))}${kickoff ? `, ${timeFormat.format(new Date(kickoff))}` : ''}`

/** Matches that would be made, round by round. */
function FixturesPreview({ matches }: { readonly matches: readonly PlannedMatch[] }) {
  const rounds = Map.groupBy(matches, ({ round }) => round?.name ?? 'Sem rodada')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard must reach it
    <section className={styles.preview} aria-label="Prévia dos jogos" tabIndex={0}>
      {[...rounds].map(([name, own]) => (
        <div key={name}>
          <h3>{name}</h3>
          <ul>
            {own.map((match) => (
              <li key={match.id}>
                <span className={styles.when}>{whenWords(match)}</span>
                <span className={styles.teams}>
                  {match.home && <Crest team={match.home} size={18} />}
                  <span>{match.home?.name ?? match.homePlace}</span>
                  <span className={styles.versus}>×</span>
                  <span>{match.away?.name ?? match.awayPlace}</span>
                  {match.away && <Crest team={match.away} size={18} />}
                </span>
                <span className={styles.previewNote}>
                  {dotted(match.group, match.leg === 1 ? 'ida' : match.leg === 2 ? 'volta' : null)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

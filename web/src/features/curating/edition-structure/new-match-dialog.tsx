import type { EditionStructure, StructurePhase } from '@meio-campo/contract'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { queryClient } from '../../../api/query.ts'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { required } from '../../../components/form/form-rules.ts'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { showLinkToast } from '../../../state/toasts.ts'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { RecordField } from '../records/inputs/record-field.tsx'
import { toMoment } from '../records/inputs/typed-value.ts'
import styles from './editor.module.css'
import { teamsOf } from './phase-draft.ts'
import { useTeamOf } from './team-names.ts'

interface Props {
  readonly structure: EditionStructure
  readonly onClose: () => void
}

const NONE = { value: '', label: 'Nenhuma' }

/** One match by hand. */
export function NewMatchDialog({ structure, onClose }: Props) {
  const { competition, edition, phases } = structure
  const teamOf = useTeamOf()
  const [stadiumName, setStadiumName] = useState('')
  const form = useForm({
    initial: { phase: phases[0]!.id!, round: '', tie: '', home: '', away: '', kickoff: '', stadium: '' },
    rules: { home: required, away: required },
    onSubmit: async ({ phase, round, tie, home, away, kickoff, stadium }) => {
      const result = await api.post('/api/v1/campeonatos/{id}/jogos', {
        params: { id: competition.id },
        body: {
          edition: edition.name,
          phase,
          round: round || null,
          tie: tie || null,
          home,
          away,
          kickoff: kickoff ? toMoment(kickoff) : null,
          ...(stadium && { stadium }),
        },
      })
      if (!result.ok) return result
      void queryClient.invalidateQueries()
      const { id, name } = result.data.data
      showLinkToast(`Jogo criado: ${name}.`, `/campeonatos/${competition.id}/jogos/${id}`)
      onClose()
    },
  })
  const phase = phases.find(({ id }) => id === form.values.phase)!
  const teams = [
    { value: '', label: 'Escolha' },
    ...teamsOf(phase)
      .map((id) => ({ value: id, label: teamOf(id).name }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR')),
  ]
  return (
    <FormDialog title="Adicionar um jogo" onClose={onClose} asks>
      <Form onSubmit={form.submit} label="Adicionar um jogo">
        <div className={styles.fields}>
          <SelectField
            label="Fase"
            choices={phases.map(({ id, name }) => ({ value: id!, label: name }))}
            {...form.field('phase')}
            onChange={(id) => form.setValues({ ...form.values, phase: id, round: '', tie: '', home: '', away: '' })}
          />
          <SelectField
            label="Rodada"
            choices={[NONE, ...phase.rounds.map(({ id, name }) => ({ value: id!, label: name }))]}
            {...form.field('round')}
          />
          {phase.ties.length > 0 && (
            <SelectField
              label="Confronto"
              choices={[{ ...NONE, label: 'Nenhum' }, ...tieChoices(phase, (id) => teamOf(id).name)]}
              {...form.field('tie')}
              onChange={(id) => {
                const tie = phase.ties.find((each) => each.id === id)
                form.setValues({
                  ...form.values,
                  tie: id,
                  round: phase.rounds.find(({ name }) => name === tie?.round)?.id ?? '',
                  home: tie?.first ?? '',
                  away: tie?.second ?? '',
                })
              }}
            />
          )}
          <SelectField label="Mandante" choices={teams} {...form.field('home')} />
          <SelectField label="Visitante" choices={teams} {...form.field('away')} />
          <TextField
            label="Data e hora"
            type="datetime-local"
            hint="No horário de Brasília."
            optional
            {...form.field('kickoff')}
          />
          <RecordField
            kind="stadium"
            label="Estádio"
            hint="Vazio: o do mandante."
            optional
            chosenName={stadiumName}
            {...form.field('stadium')}
            onPick={(id, name) => {
              setStadiumName(name)
              form.setValues({ ...form.values, stadium: id })
            }}
          />
        </div>
        <SubmitOrCancel words="Criar jogo" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}

function tieChoices({ ties }: StructurePhase, nameOf: (team: string) => string) {
  return ties.flatMap(({ id, first, second }) =>
    id === null || first === null || second === null
      ? []
      : [{ value: id, label: `${nameOf(first)} × ${nameOf(second)}` }],
  )
}

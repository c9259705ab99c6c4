import type { EditionRow, EditionSuspensions, SuspensionRules } from '@meio-campo/contract'
import {
  presetSuspensions,
  suspensionPresets,
  suspensionPresetWords,
  type SuspensionPreset,
} from '@meio-campo/contract/rules'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { alertFailure, api } from '../../../api/api.ts'
import { allOf, queryClient, read } from '../../../api/query.ts'
import type { Failure } from '../../../api/result.ts'
import { Button } from '../../../components/button/button.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import { FieldMessage } from '../../../components/form/field.tsx'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm, type FieldBinding } from '../../../components/form/use-form.ts'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../components/page/skeleton.tsx'
import { confirm } from '../../../state/dialogs.ts'
import { showToast } from '../../../state/toasts.ts'
import groupStyles from '../records/inputs/group-field.module.css'
import { PickedRecords } from '../records/inputs/picked-records.tsx'
import styles from './editor.module.css'
import {
  readSuspensions,
  sameSuspensions,
  suspensionFormRules,
  suspensionWords,
  toTyped,
  type TypedSuspensions,
} from './suspension-values.ts'

interface Props {
  readonly edition: EditionRow
  readonly onClose: () => void
}

/** When cards suspend in an edition: a preset, or its own numbers. */
export function SuspensionRulesDialog({ edition, onClose }: Props) {
  const query = useQuery(read('/api/v1/edicoes/{id}/regras-de-suspensao', { params: { id: edition.id } }))
  return (
    <FormDialog title={`Suspensões em ${edition.name}`} onClose={onClose} asks>
      <QueryView query={query} skeleton={<SkeletonForm fields={4} />}>
        {({ data }) => <RulesForm edition={edition} suspensions={data} onClose={onClose} />}
      </QueryView>
    </FormDialog>
  )
}

interface FormProps extends Props {
  readonly suspensions: EditionSuspensions
}

function RulesForm({ edition, suspensions, onClose }: FormProps) {
  // The state when the form opened. Later reads may contain another user's changes, so they do not replace it.
  const [base] = useState(suspensions)
  const { own, usual, phases, rounds, shared } = base
  const stages = [...new Set([...phases.map(({ name }) => name), ...rounds])]
  const save = async (rules: SuspensionRules | null, over = base): Promise<Failure | undefined> => {
    const result = await api.put('/api/v1/edicoes/{id}/regras-de-suspensao', {
      params: { id: edition.id },
      body: { rules },
      ifMatch: over.version,
      quiet: true,
    })
    if (!result.ok) {
      const { current } = result.problem as { readonly current?: EditionSuspensions }
      if (result.status !== 412 || !current) {
        alertFailure('PUT', result)
        return result
      }
      // Another part of the edition may have changed; the user is asked only if the rules themselves changed.
      return sameSuspensions(current.own, over.own) || (await askToReplace(current)) ? save(rules, current) : undefined
    }
    onClose()
    showToast('Regras de suspensão salvas.')
    // When the form is opened again, it must begin with what is saved now.
    queryClient.removeQueries(allOf('/api/v1/edicoes/{id}/regras-de-suspensao'))
    await queryClient.invalidateQueries()
  }
  const form = useForm<TypedSuspensions>({
    initial: { ...toTyped(own ?? usual, shared), usual: own === null },
    rules: suspensionFormRules,
    onSubmit: (values) => save(values.usual ? null : readSuspensions(values)),
  })
  const usePreset = (preset: SuspensionPreset) => {
    const chosen = toTyped(presetSuspensions(preset, { phases, rounds }), form.values.sharedWith)
    for (const name of ['yellows', 'secondYellow', 'red', 'wipedAfter'] as const)
      (form.field(name).onChange as (value: unknown) => void)(chosen[name])
  }
  const { usual: keepsUsual } = form.values
  return (
    <Form onSubmit={form.submit} label="Regras de suspensão">
      <CheckboxField {...form.field('usual')}>
        {usual ? 'Usar as regras de costume do campeonato' : 'Sem regras: os cartões não suspendem ninguém'}
      </CheckboxField>
      {!keepsUsual && (
        <>
          <fieldset className={styles.presets} aria-label="Regras prontas">
            {suspensionPresets.map((preset) => (
              <Button key={preset} variant="default" size="xs" onClick={() => usePreset(preset)}>
                {suspensionPresetWords[preset].name}
              </Button>
            ))}
          </fieldset>
          <p className={styles.note}>
            {suspensionPresets
              .map((preset) => `${suspensionPresetWords[preset].name}: ${suspensionPresetWords[preset].words}`)
              .join('. ')}
            .
          </p>
          <div className={styles.fields}>
            <TextField
              label="Amarelos por suspensão"
              inputMode="numeric"
              optional
              hint="Vazio: amarelos não suspendem."
              {...form.field('yellows')}
            />
            <TextField label="Jogos por segundo amarelo" inputMode="numeric" required {...form.field('secondYellow')} />
            <TextField label="Jogos por vermelho" inputMode="numeric" required {...form.field('red')} />
          </div>
          {stages.length > 0 && <Stages stages={stages} binding={form.field('wipedAfter')} />}
          <PickedRecords
            label="Conta junto com"
            hint="Os cartões e jogos deles na mesma temporada contam também aqui. Vale para esta edição: as outras têm as suas regras."
            kind="competition"
            binding={form.field('sharedWith')}
          />
        </>
      )}
      <SubmitOrCancel words="Salvar" sending={form.sending} onCancel={onClose} />
    </Form>
  )
}

function askToReplace({ own }: EditionSuspensions): Promise<boolean> {
  return confirm({
    title: 'Outra pessoa mudou estas regras',
    message: `Enquanto você editava, elas passaram a ser: ${suspensionWords(own)}.`,
    detail: 'Se você salvar as suas, as dela ficam no histórico da edição, de onde podem voltar.',
    cancelLabel: 'Continuar editando',
    confirmLabel: 'Salvar as minhas',
  })
}

interface StagesProps {
  readonly stages: readonly string[]
  readonly binding: FieldBinding<readonly string[]>
}

function Stages({ stages, binding: { name, value, error, onChange, onBlur } }: StagesProps) {
  const id = useId()
  return (
    <fieldset className={groupStyles.group} aria-describedby={id}>
      <legend className={groupStyles.legend}>Zerar os amarelos depois de</legend>
      <div className={groupStyles.line}>
        {stages.map((stage) => (
          <label key={stage} className={groupStyles.check}>
            <input
              type="checkbox"
              name={name}
              checked={value.includes(stage)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, stage] : value.filter((one) => one !== stage))
              }
              onBlur={onBlur}
            />
            {stage}
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}

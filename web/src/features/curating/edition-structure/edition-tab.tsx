import type { EditionRow, RecordForm } from '@meio-campo/contract'
import { IconCards, IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../api/api.ts'
import { queryClient } from '../../../api/query.ts'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { CheckboxField } from '../../../components/form/checkbox-field.tsx'
import { all, required } from '../../../components/form/form-rules.ts'
import { Form, SubmitOrCancel } from '../../../components/form/form.tsx'
import { SelectField } from '../../../components/form/select-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../components/page/skeleton.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { showToast } from '../../../state/toasts.ts'
import { EditionPicker } from '../../football/pieces/competitions/edition-picker.tsx'
import { EditRecordDialog } from '../records/dialogs/edit-record-dialog.tsx'
import type { SettingsTabProps } from '../records/inputs/record-noun.ts'
import { editionsQuery, structureQuery } from './edition-queries.ts'
import styles from './editor.module.css'
import { nextSeason } from './season-words.ts'

// Most settings are a record's own fields: the rules of football are loaded where they are edited.
const StructureEditor = lazy(async () => ({ default: (await import('./structure-editor.tsx')).StructureEditor }))

const SuspensionRulesDialog = lazy(async () => ({
  default: (await import('./suspension-rules-dialog.tsx')).SuspensionRulesDialog,
}))

const route = getRouteApi('/campeonatos/$id/settings')

const skeleton = (
  <Card>
    <SkeletonForm fields={5} />
  </Card>
)

/** A championship's editions, and how each is built. */
export function EditionTab({ record }: SettingsTabProps) {
  const editions = useQuery(editionsQuery(record.id))
  return (
    <QueryView query={editions} skeleton={skeleton}>
      {({ data }) => <Editions competition={record} editions={data} />}
    </QueryView>
  )
}

interface Props {
  readonly competition: RecordForm
  readonly editions: readonly EditionRow[]
}

function Editions({ competition, editions }: Props) {
  const { temporada } = route.useSearch()
  const navigate = route.useNavigate()
  const [making, setMaking] = useState(false)
  const [editing, setEditing] = useState(false)
  const [ruling, setRuling] = useState(false)
  const edition = editions.find(({ name }) => name === temporada) ?? editions[0]
  const open = (name: string) => void navigate({ search: { aba: 'edicao', temporada: name }, resetScroll: false })
  const create = (
    <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setMaking(true)}>
      Nova edição
    </Button>
  )
  return (
    <div className={styles.stack}>
      {edition ? (
        <>
          <div className={`${styles.tools} ${styles.spread}`}>
            <div className={styles.tools}>
              <EditionPicker edition={edition.name} editions={editions.map(({ name }) => name)} onPick={open} />
              <Button
                variant="default"
                leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
                onClick={() => setEditing(true)}
              >
                Datas e sedes
              </Button>
              <Button
                variant="default"
                leftSection={<IconCards size={16} stroke={1.75} aria-hidden />}
                onClick={() => setRuling(true)}
              >
                Suspensões
              </Button>
            </div>
            {create}
          </div>
          <p className={styles.note}>
            <TextLink to="/campeonatos/$id/jogos" params={{ id: competition.id }} search={{ temporada: edition.name }}>
              Ver os jogos
            </TextLink>
            {' · '}
            <TextLink to="/campeonatos/$id/tabela" params={{ id: competition.id }} search={{ temporada: edition.name }}>
              Ver a tabela
            </TextLink>
          </p>
          <EditionStructure key={edition.id} id={edition.id} />
        </>
      ) : (
        <Card>
          <EmptyState title="Este campeonato ainda não tem edição" action={create}>
            Uma edição é uma temporada: nela ficam as fases, os times e os jogos.
          </EmptyState>
        </Card>
      )}
      {making && (
        <NewEditionDialog
          competition={competition}
          editions={editions}
          onClose={() => setMaking(false)}
          onMade={open}
        />
      )}
      {ruling && edition && (
        <Suspense>
          <SuspensionRulesDialog edition={edition} onClose={() => setRuling(false)} />
        </Suspense>
      )}
      {editing && edition && (
        <EditRecordDialog
          noun="edition"
          id={edition.id}
          goneTo={`/campeonatos/${competition.id}/settings?aba=edicao`}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  )
}

function EditionStructure({ id }: { readonly id: string }) {
  const structure = useQuery(structureQuery(id))
  return (
    <QueryView query={structure} skeleton={skeleton}>
      {({ data }) => (
        <Suspense fallback={skeleton}>
          <StructureEditor structure={data} />
        </Suspense>
      )}
    </QueryView>
  )
}

interface NewEditionDialogProps {
  readonly competition: RecordForm
  readonly editions: readonly EditionRow[]
  readonly onMade: (name: string) => void
  readonly onClose: () => void
}

const EMPTY = ''
const isSeason = (text: string) => (/^\d{4}(-\d{2})?$/.test(text) ? null : 'Como em 2027 ou 2026-27.')

/** A new season, from nothing or built like an earlier one. */
function NewEditionDialog({ competition, editions, onMade, onClose }: NewEditionDialogProps) {
  const [now] = useState(() => new Date())
  const form = useForm({
    initial: {
      name: nextSeason(editions[0]?.name ?? null, now.getFullYear()),
      starts: '',
      ends: '',
      from: editions.find(({ phases }) => phases > 0)?.id ?? EMPTY,
      teams: true,
    },
    rules: { name: all(required, isSeason) },
    onSubmit: async ({ name, starts, ends, from, teams }) => {
      const days = { starts: starts || null, ends: ends || null }
      const result =
        from === EMPTY
          ? await api.post('/api/v1/edicoes', { body: { competition: competition.id, name, ...days } })
          : await api.post('/api/v1/edicoes/{id}/copia', { params: { id: from }, body: { name, ...days, teams } })
      if (!result.ok) return result
      onClose()
      await queryClient.invalidateQueries()
      showToast(`Edição ${name} criada.`)
      onMade(name)
    },
  })
  return (
    <FormDialog title="Nova edição" onClose={onClose} asks>
      <Form onSubmit={form.submit} label="Nova edição">
        <div className={styles.fields}>
          <TextField label="Temporada" required maxLength={7} hint="Como em 2027 ou 2026-27." {...form.field('name')} />
          <TextField label="Começo" type="date" optional {...form.field('starts')} />
          <TextField label="Fim" type="date" optional {...form.field('ends')} />
        </div>
        <SelectField
          label="Copiar a estrutura de"
          choices={[
            { value: EMPTY, label: 'Nenhuma: começar do zero' },
            ...editions.filter(({ phases }) => phases > 0).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...form.field('from')}
        />
        {form.values.from !== EMPTY && <CheckboxField {...form.field('teams')}>Copiar também os times</CheckboxField>}
        <SubmitOrCancel words="Criar edição" sending={form.sending} onCancel={onClose} />
      </Form>
    </FormDialog>
  )
}

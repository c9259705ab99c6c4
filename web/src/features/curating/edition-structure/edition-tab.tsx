import type { EditionRow, RecordForm } from '@meio-campo/contract'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { QueryView } from '../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../components/page/skeleton-form.tsx'
import { TextLink } from '../../../components/text-link.tsx'
import { EditionPicker } from '../../football/pieces/competitions/edition-picker.tsx'
import { EditRecordDialog } from '../records/form/edit-record-dialog.tsx'
import type { SettingsTabProps } from '../records/settings/settings-tabs.ts'
import styles from './editor.module.css'
import { editionsQuery, structureQuery } from './edition-queries.ts'
import { NewEditionDialog } from './new-edition-dialog.tsx'

// Most settings are a record's own fields: the rules of football are loaded where they are edited.
const StructureEditor = lazy(async () => ({ default: (await import('./structure-editor.tsx')).StructureEditor }))

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
          onMade={(name) => {
            setMaking(false)
            open(name)
          }}
        />
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

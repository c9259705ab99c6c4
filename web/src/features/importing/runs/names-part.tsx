import { dotted } from '@meio-campo/contract/rules'
import type { UnsureName } from '@meio-campo/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { api } from '../../../api/api.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button/button.tsx'
import { Card } from '../../../components/card.tsx'
import { PagesView } from '../../../components/list/pages-view.tsx'
import { ListTools } from '../../../console/record-list/list-tools.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { RecordPlace } from '../../../components/record-place.tsx'
import { Segmented } from '../../../components/segmented.tsx'
import { showActionToast, showToast } from '../../../state/toasts.ts'
import { undoEdit } from '../../curating/history/undo-edit.tsx'
import { RecordField } from '../../curating/records/inputs/record-field.tsx'
import { DecisionChoice } from './decision-choice.tsx'
import styles from './decision-list.module.css'
import { parseImportPlace } from './import-place.ts'
import { refreshImports, unsureNamePages } from './import-queries.ts'

const route = getRouteApi('/settings')

const choices = [
  { value: 'abertos', label: 'Sem dono' },
  { value: 'resolvidos', label: 'Resolvidos' },
] as const

/** Names that match several records: an admin chooses one, and the choice is remembered. */
export function NamesPart() {
  const { decididas = false } = parseImportPlace(route.useSearch())
  const navigate = route.useNavigate()
  const which = decididas ? 'resolvidos' : 'abertos'
  const names = useInfiniteQuery(unsureNamePages(which))
  return (
    <Card flush>
      <ListTools list="settings/nomes">
        <Segmented
          label="Quais nomes"
          choices={choices}
          value={which}
          onChange={(value) =>
            void navigate({
              search: { aba: 'importacoes', parte: 'nomes', ...(value === 'resolvidos' && { decididas: true }) },
              replace: true,
            })
          }
        />
      </ListTools>
      <PagesView
        query={names}
        noun={{ one: 'nome', many: 'nomes' }}
        empty={
          <EmptyState title={decididas ? 'Nenhum nome resolvido' : 'Nenhum nome em dúvida'}>
            Quando um nome pode ser de mais de um registro, a importação não adivinha: pergunta aqui.
          </EmptyState>
        }
      >
        {(rows: readonly UnsureName[]) => (
          <ul className={styles.list} aria-label="Nomes em dúvida">
            {rows.map((name) => (
              <UnsureNameView key={name.id} unsure={name} />
            ))}
          </ul>
        )}
      </PagesView>
    </Card>
  )
}

const kinds = {
  team: { what: 'Time', other: 'É outro time, criar' },
  person: { what: 'Pessoa', other: 'É outra pessoa, criar' },
  stadium: { what: 'Estádio', other: 'É outro estádio, criar' },
} as const
type Kind = keyof typeof kinds

const OTHER = ''

/** One name, its candidate records, and the source that uses it. */
function UnsureNameView({ unsure }: { readonly unsure: UnsureName }) {
  const id = useId()
  const kind = unsure.kind as Kind
  const [record, setRecord] = useState<string | null>(null)
  const [found, setFound] = useState<{ id: string; name: string }>({ id: '', name: '' })
  const [sending, setSending] = useState(false)
  const { what, other } = kinds[kind]
  const chosen = found.id === '' ? record : found.id

  const choose = (id: string) => {
    setRecord(id)
    setFound({ id: '', name: '' })
  }
  const dismiss = async (away: boolean) => {
    setSending(true)
    const result = await api.post('/api/v1/nomes-incertos/{id}', {
      params: { id: unsure.id },
      body: { dismiss: away },
      formless: true,
    })
    setSending(false)
    refreshImports()
    if (result.ok) showToast(away ? 'Nome deixado de lado.' : 'O nome voltou à lista.')
  }
  const say = async () => {
    if (chosen === null) return
    setSending(true)
    const body = chosen === OTHER ? { create: true as const } : { record: chosen }
    const result = await api.post('/api/v1/nomes-incertos/{id}', {
      params: { id: unsure.id },
      body,
      formless: true,
    })
    setSending(false)
    refreshImports()
    if (!result.ok) return
    const { edit } = result.data.data
    if (edit !== null) showActionToast('Nome lembrado.', 'Desfazer', () => void undoEdit(edit).then(refreshImports))
  }

  return (
    <li className={styles.item} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          “{unsure.name}”
        </h2>
        <span className={styles.when}>{what}</span>
      </div>
      <p className={styles.note}>{dotted(unsure.dataset, ...unsure.context, whereWords(unsure))}</p>
      {unsure.placed ? (
        <p className={styles.note}>
          <Badge tone="ok">É</Badge>{' '}
          <RecordPlace linkAddress={unsure.placed.linkAddress}>{unsure.placed.name}</RecordPlace>
        </p>
      ) : unsure.dismissed ? (
        <div className={styles.actions}>
          <Badge>Deixado de lado</Badge>
          <Button
            size="xs"
            variant="default"
            loading={sending}
            aria-describedby={id}
            onClick={() => void dismiss(false)}
          >
            Perguntar de novo
          </Button>
        </div>
      ) : (
        <>
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>De quem é?</legend>
            {unsure.candidates.map((candidate) => (
              <DecisionChoice
                key={candidate.id}
                name={`name-${unsure.id}`}
                title={candidate.name}
                note={candidate.id}
                checked={chosen === candidate.id}
                onChoose={() => choose(candidate.id)}
              />
            ))}
            <DecisionChoice
              name={`name-${unsure.id}`}
              title={other}
              checked={chosen === OTHER}
              onChoose={() => choose(OTHER)}
            />
          </fieldset>
          <div className={styles.picker}>
            <RecordField
              label="Ou procure"
              name={`find-${unsure.id}`}
              kind={kind}
              value={found.id}
              chosenName={found.name}
              error={undefined}
              onPick={(picked, name) => setFound({ id: picked, name })}
              onChange={() => undefined}
              onBlur={() => undefined}
            />
          </div>
          <div className={styles.actions}>
            <Button
              size="xs"
              loading={sending}
              disabled={chosen === null}
              aria-describedby={id}
              onClick={() => void say()}
            >
              Lembrar
            </Button>
            <Button
              size="xs"
              variant="subtle"
              disabled={sending}
              aria-describedby={id}
              onClick={() => void dismiss(true)}
            >
              Deixar de lado
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

function whereWords({ file, line }: UnsureName): string {
  return line === null ? file : `${file}, linha ${line}`
}

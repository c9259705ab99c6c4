import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { SkeletonForm } from '../../../../components/page/skeleton.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useMay } from '../../../../session/duties.ts'
import { useUser } from '../../../../session/session-store.ts'
import { MergeSection } from '../../merges/merge-section.tsx'
import { NamesSection } from '../../record-names/names-section.tsx'
import { PlayerParts } from '../parts/player-parts.tsx'
import { FormDialog } from '../../../../components/dialog/form-dialog.tsx'
import styles from '../../suggestions/suggestion-form.module.css'
import { SuggestionForm } from '../../suggestions/suggestion-form.tsx'
import { RecordDeletion } from '../form/record-deletion.tsx'
import { RecordEditor } from '../form/record-editor.tsx'
import { placeOf, recordAddress, type RecordNoun } from '../inputs/record-noun.ts'
import { recordFormQuery } from '../form/record-queries.ts'

export interface EditRecordProps {
  readonly noun: RecordNoun
  readonly id: string
  /** The page to open after the record is deleted. */
  readonly goneTo: string
}

/** Other roles of a person, whose fields the form does not have. */
const personWords: Readonly<Record<string, string>> = { player: 'jogador', coach: 'técnico', referee: 'árbitro' }
const listed = (words: readonly string[]) => new Intl.ListFormat('pt-BR').format(words)

/** Closing loses nothing: the values are kept as a draft. */
export function EditRecordDialog({ noun, id, goneTo, onClose }: EditRecordProps & { readonly onClose: () => void }) {
  const router = useRouter()
  const admin = useUser()?.admin ?? false
  const may = useMay()
  const form = useQuery(recordFormQuery(noun, id))
  const beyond = form.data?.data.kinds.filter((kind) => !may({ role: 'editor', kind, competition: null })) ?? []
  if (form.data && beyond.length > 0) {
    return (
      <FormDialog title="Sugerir correção" onClose={onClose}>
        <div className={styles.intro}>
          <Notice tone="info">
            Esta pessoa também está no cadastro como {listed(beyond.map((kind) => personWords[kind] ?? kind))}, o que a
            sua função de editor não inclui. O que você mudar aqui vai como sugestão.
          </Notice>
        </div>
        <SuggestionForm kind={placeOf(noun).kind} record={form.data.data} onSent={onClose} onCancel={onClose} />
      </FormDialog>
    )
  }
  return (
    <FormDialog title={`Editar ${placeOf(noun).one}`} onClose={onClose}>
      <QueryView query={form} skeleton={<SkeletonForm fields={5} />}>
        {({ data }) => (
          <>
            <RecordEditor noun={noun} record={data} onSaved={onClose} onCancel={onClose} />
            {noun === 'player' && admin && <PlayerParts record={data} />}
            <NamesSection noun={noun} record={data} />
            {admin && (
              <MergeSection
                noun={noun}
                record={data}
                onMergedAway={(kept) => {
                  onClose()
                  router.history.push(recordAddress(noun, kept)!, undefined, { ignoreBlocker: true })
                }}
              />
            )}
            <RecordDeletion
              noun={noun}
              record={data}
              onDeleted={() => {
                onClose()
                router.history.push(goneTo, undefined, { ignoreBlocker: true })
              }}
            />
          </>
        )}
      </QueryView>
    </FormDialog>
  )
}

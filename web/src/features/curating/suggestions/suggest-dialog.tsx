import { useQuery } from '@tanstack/react-query'
import { QueryView } from '../../../components/page/query-view.tsx'
import { FormDialog } from '../../../components/dialog/form-dialog.tsx'
import { placeOf, type RecordNoun } from '../records/inputs/record-noun.ts'
import { recordFormQuery } from '../records/form/record-queries.ts'
import { SuggestionForm } from './suggestion-form.tsx'

interface Props {
  readonly noun: RecordNoun
  readonly id: string
  readonly onClose: () => void
}

export function SuggestDialog({ noun, id, onClose }: Props) {
  const form = useQuery(recordFormQuery(noun, id))
  return (
    <FormDialog title="Sugerir correção" onClose={onClose}>
      <QueryView query={form}>
        {({ data }) => <SuggestionForm kind={placeOf(noun).kind} record={data} onSent={onClose} onCancel={onClose} />}
      </QueryView>
    </FormDialog>
  )
}

import { Button } from '../../../../components/button/button.tsx'
import { FormActions } from '../../../../components/form/form.tsx'

interface Props {
  readonly label: string
  readonly sending: boolean
  readonly dirty: boolean
  readonly onDiscard: () => void
}

export function SaveActions({ label, sending, dirty, onDiscard }: Props) {
  return (
    <FormActions>
      <Button type="submit" loading={sending}>
        {label}
      </Button>
      {dirty && (
        <Button variant="subtle" disabled={sending} onClick={onDiscard}>
          Descartar
        </Button>
      )}
    </FormActions>
  )
}

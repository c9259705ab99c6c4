import { ButtonLink } from '../../../components/button-link.tsx'
import { Card } from '../../../components/card.tsx'
import { EmptyState } from '../../../components/page/empty-state.tsx'

/** The address names an edition that is not known; `words` name those that are. */
export function MissingEdition({ id, words }: { readonly id: string; readonly words: string }) {
  return (
    <Card>
      <EmptyState
        title="Essa edição não está aqui"
        action={
          <ButtonLink to="/campeonatos/$id" params={{ id }}>
            Ver a edição atual
          </ButtonLink>
        }
      >
        {words}
      </EmptyState>
    </Card>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Card } from '../../../../components/card.tsx'
import { FilterBar } from '../../../../components/list/filter-bar.tsx'
import { Folds } from '../../../../components/list/fold.tsx'
import { PagesView } from '../../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { Segmented } from '../../../../components/segmented.tsx'
import { MessageView } from './message-view.tsx'
import { messagePages } from './message-queries.ts'

const choices = [
  { value: 'pendentes', label: 'Não respondidas' },
  { value: 'respondidas', label: 'Respondidas' },
  { value: 'todas', label: 'Todas' },
] as const

const route = getRouteApi('/settings')

export function MessagesSection() {
  const { situacao } = route.useSearch()
  const messages = useInfiniteQuery(messagePages(situacao))
  const navigate = route.useNavigate()
  return (
    <Card title="Mensagens recebidas" flush>
      <FilterBar>
        <Segmented
          label="Mostrar"
          choices={choices}
          value={situacao ?? 'pendentes'}
          onChange={(chosen) =>
            void navigate({
              search: { aba: 'site', secao: 'mensagens', ...(chosen !== 'pendentes' && { situacao: chosen }) },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </FilterBar>
      <PagesView
        query={messages}
        noun={{ one: 'mensagem', many: 'mensagens' }}
        empty={
          situacao ? (
            <EmptyState title="Nenhuma mensagem aqui">O que chegar pela página Contato aparece nesta lista.</EmptyState>
          ) : (
            <EmptyState title="Nenhuma mensagem à espera">
              Tudo o que chegou pela página Contato tem resposta.
            </EmptyState>
          )
        }
      >
        {(rows) => (
          <Folds label="Mensagens recebidas">
            {rows.map((message) => (
              <MessageView key={message.id} message={message} />
            ))}
          </Folds>
        )}
      </PagesView>
    </Card>
  )
}

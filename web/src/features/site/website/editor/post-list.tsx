import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Button } from '../../../../components/button/button.tsx'
import { Card } from '../../../../components/card.tsx'
import { PagesView } from '../../../../components/list/pages-view.tsx'
import { longDate } from '../../../../components/moment/moment-words.ts'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { askDeletePost } from './ask-delete-post.tsx'
import { TextList, TextListRow } from './text-list.tsx'
import { postPages, type SiteData } from './website-queries.ts'

type Categories = SiteData['website']['category']

export function PostList({ categories }: { readonly categories: Categories }) {
  const posts = useInfiniteQuery(postPages())
  const nameOf = (id: string | null) => categories.find((category) => category.id === id)?.name ?? 'Sem categoria'
  return (
    <Card
      title="Posts"
      flush
      aside={
        <ButtonLink to="/settings" search={{ aba: 'site', secao: 'posts', novo: true }} size="xs">
          Novo post
        </ButtonLink>
      }
    >
      <PagesView
        query={posts}
        noun={{ one: 'post', many: 'posts' }}
        empty={<EmptyState title="Nenhum post ainda">Os posts aparecem na página inicial de todos.</EmptyState>}
      >
        {(rows) => (
          <TextList label="Posts">
            {rows.map((post) => (
              <TextListRow
                key={post.id}
                title={post.title}
                actions={
                  <>
                    <ButtonLink
                      to="/settings"
                      search={{ aba: 'site', secao: 'posts', post: post.id }}
                      variant="default"
                      size="xs"
                      aria-label={`Editar ${post.title}`}
                    >
                      Editar
                    </ButtonLink>
                    <Button
                      variant="default"
                      color="danger"
                      size="xs"
                      aria-label={`Apagar ${post.title}`}
                      onClick={() => void askDeletePost(post)}
                    >
                      Apagar
                    </Button>
                  </>
                }
              >
                {nameOf(post.category)} · {longDate(new Date(post.publishedAt))}
              </TextListRow>
            ))}
          </TextList>
        )}
      </PagesView>
    </Card>
  )
}

import type { WrittenPost } from '@meio-campo/contract'
import { IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { api } from '../../../../api/api.ts'
import { Badge } from '../../../../components/badge.tsx'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Button } from '../../../../components/button/button.tsx'
import { Card } from '../../../../components/card.tsx'
import { PagesView } from '../../../../components/list/pages-view.tsx'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { confirm } from '../../../../state/dialogs.ts'
import { offerTextUndo } from './offer-text-undo.ts'
import { PostEditor, PostFinder } from './post-editor.tsx'
import { describePublication } from './post-publication.ts'
import { TextList, TextListRow } from './text-list.tsx'
import { refreshWebsite, writtenPostPages, type SiteData } from './website-queries.ts'
import { WebsiteSection } from './website-section.tsx'

const route = getRouteApi('/settings')

export function PostsSection() {
  const { post, novo } = route.useSearch()
  return (
    <WebsiteSection>
      {({ website }) => {
        if (novo) return <PostEditor key="new" post={null} categories={website.category} />
        if (post) return <PostFinder key={post} id={post} categories={website.category} />
        return <PostList categories={website.category} />
      }}
    </WebsiteSection>
  )
}

type Categories = SiteData['website']['category']

function PostList({ categories }: { readonly categories: Categories }) {
  const posts = useInfiniteQuery(writtenPostPages())
  const nameOf = (id: string | null) => categories.find((category) => category.id === id)?.name ?? 'Sem categoria'
  return (
    <Card
      title="Posts"
      flush
      aside={
        <>
          <ButtonLink
            to="/settings"
            search={{ aba: 'auditoria', lista: 'historico', tipo: 'site' }}
            variant="default"
            size="xs"
          >
            Histórico
          </ButtonLink>
          <ButtonLink to="/settings" search={{ aba: 'site', secao: 'posts', novo: true }} size="xs">
            Novo post
          </ButtonLink>
        </>
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
                {post.state !== 'published' && (
                  <>
                    <Badge>{post.state === 'draft' ? 'Rascunho' : 'Agendado'}</Badge>{' '}
                  </>
                )}
                {nameOf(post.category)} · {describePublication(post)}
              </TextListRow>
            ))}
          </TextList>
        )}
      </PagesView>
    </Card>
  )
}

async function askDeletePost({ id, title, state }: WrittenPost): Promise<void> {
  await confirm({
    title: 'Apagar post',
    message:
      state === 'published' ? `“${title}” sai da página inicial de todos.` : `“${title}” ainda não foi publicado.`,
    detail: 'Depois dá para desfazer, aqui ou no histórico.',
    icon: <IconTrash size={20} stroke={1.75} aria-hidden />,
    danger: true,
    action: async () => {
      const result = await api.delete('/api/v1/website/posts/{id}', { params: { id } })
      if (result.ok) void offerTextUndo(`post:${id}`, 'Post apagado.', 'O post voltou.')
      await refreshWebsite()
    },
  })
}

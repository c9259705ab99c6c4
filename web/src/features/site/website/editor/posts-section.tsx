import type { Post } from '@meio-campo/contract'
import { IconTrash } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../../../../api/api.ts'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Button } from '../../../../components/button/button.tsx'
import { Card } from '../../../../components/card.tsx'
import { SelectField } from '../../../../components/form/select-field.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { PagesView } from '../../../../components/list/pages-view.tsx'
import { longDate } from '../../../../components/moment/moment-words.ts'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { ErrorState } from '../../../../components/page/error-state.tsx'
import { SkeletonForm } from '../../../../components/page/skeleton.tsx'
import { confirm } from '../../../../state/dialogs.ts'
import { showActionToast, showLinkToast, showToast } from '../../../../state/toasts.ts'
import { undoEdit } from '../../../curating/history/undo-edit.tsx'
import { MarkdownEditor } from './markdown-editor.tsx'
import { TextActions, TextForm } from './text-form.tsx'
import { TextHistory } from './text-history.tsx'
import { TextList, TextListRow } from './text-list.tsx'
import { postRules } from './use-text-form.ts'
import { useTextForm } from './use-text-form.ts'
import { postPages, refreshWebsite, type SiteData } from './website-queries.ts'
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

interface Props {
  readonly id: string
  readonly categories: SiteData['website']['category']
}

/** The post that an address names: the API lists posts and gives none alone, so that it is looked for page by page. */
function PostFinder({ id, categories }: Props) {
  const posts = useInfiniteQuery(postPages())
  const post = posts.data?.pages.flatMap((page) => page.data).find((one) => one.id === id)
  const { hasNextPage, isFetching, fetchNextPage, isError } = posts
  const lookOn = !post && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (lookOn) void fetchNextPage()
  }, [lookOn, fetchNextPage])

  if (post) return <PostEditor key={post.id} post={post} categories={categories} />
  return (
    <Card>
      {isError ? (
        <ErrorState error={posts.error} onRetry={() => void posts.refetch()} />
      ) : posts.isPending || hasNextPage ? (
        <SkeletonForm />
      ) : (
        <EmptyState
          title="Este post não existe mais"
          action={
            <ButtonLink to="/settings" search={{ aba: 'site', secao: 'posts' }} variant="default">
              Ver os posts
            </ButtonLink>
          }
        />
      )}
    </Card>
  )
}

type Categories = SiteData['website']['category']

function PostList({ categories }: { readonly categories: Categories }) {
  const posts = useInfiniteQuery(postPages())
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
                {nameOf(post.category)} · {longDate(new Date(post.publishedAt))}
              </TextListRow>
            ))}
          </TextList>
        )}
      </PagesView>
    </Card>
  )
}

async function askDeletePost({ id, title }: Post): Promise<void> {
  await confirm({
    title: 'Apagar post',
    message: `“${title}” sai da página inicial de todos.`,
    detail: 'Depois dá para desfazer, aqui ou no histórico.',
    icon: <IconTrash size={20} stroke={1.75} aria-hidden />,
    danger: true,
    action: async () => {
      const result = await api.delete('/api/v1/website/posts/{id}', { params: { id } })
      if (result.ok) void offerUndo(id)
      await refreshWebsite()
    },
  })
}

/** The newest change of a deleted post is its deletion. */
async function offerUndo(id: string): Promise<void> {
  const done = 'Post apagado.'
  const found = await api.get('/api/v1/historico', { query: { registro: `post:${id}`, limit: 1 }, quiet: true })
  const edit = found.ok ? found.data.data[0]?.id : undefined
  if (edit === undefined) showToast(done)
  else showActionToast(done, 'Desfazer', () => void undoEdit(edit, 'O post voltou.'))
}

interface PostEditorProps {
  /** Nothing: a new one. */
  readonly post: Post | null
  readonly categories: SiteData['website']['category']
}

const list = { aba: 'site', secao: 'posts' } as const

function PostEditor({ post, categories }: PostEditorProps) {
  const navigate = useNavigate()
  const form = useTextForm({
    initial: { title: post?.title ?? '', category: post?.category ?? '', body: post?.body ?? '' },
    rules: postRules,
    onSave: (values) => {
      const body = { ...values, category: values.category || null }
      return post
        ? api.patch('/api/v1/website/posts/{id}', { params: { id: post.id }, body })
        : api.post('/api/v1/website/posts', { body })
    },
    onSaved: async ({ data }) => {
      await refreshWebsite()
      showLinkToast(post ? 'Post salvo.' : 'Post publicado.', `/dashboard?post=${data.id}`)
      await navigate({ to: '/settings', search: list })
    },
  })
  const choices = [
    { value: '', label: 'Sem categoria' },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <>
      <Card title={post ? 'Editar post' : 'Novo post'}>
        <TextForm label={post ? 'Editar post' : 'Novo post'} onSubmit={form.submit}>
          <TextField label="Título" {...form.field('title')} />
          <SelectField label="Categoria" choices={choices} {...form.field('category')} />
          <MarkdownEditor {...form.field('body')} />
          <TextActions save={post ? 'Salvar post' : 'Publicar post'} sending={form.sending} section="posts" />
        </TextForm>
      </Card>
      {post && <TextHistory kind="post" id={post.id} />}
    </>
  )
}

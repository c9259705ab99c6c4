import type { WrittenPost } from '@meio-campo/contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../../api/api.ts'
import { ApiError } from '../../../../api/result.ts'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { SelectField } from '../../../../components/form/select-field.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { useNow } from '../../../../components/moment/use-now.ts'
import { EmptyState } from '../../../../components/page/empty-state.tsx'
import { ErrorState } from '../../../../components/page/error-state.tsx'
import { SkeletonForm } from '../../../../components/page/skeleton.tsx'
import { showLinkToast } from '../../../../state/toasts.ts'
import { MarkdownEditor } from './markdown-editor.tsx'
import {
  checkAt,
  publicationChoices,
  readPublication,
  savedWords,
  saveLabel,
  writePublication,
  type Publication,
} from './post-publication.ts'
import { TextActions, TextForm } from './text-form.tsx'
import { TextHistory } from './text-history.tsx'
import { postRules, useTextForm } from './use-text-form.ts'
import { postQuery, refreshWebsite, type SiteData } from './website-queries.ts'

type Categories = SiteData['website']['category']

interface FinderProps {
  readonly id: string
  readonly categories: Categories
}

/** The post that an address names. */
export function PostFinder({ id, categories }: FinderProps) {
  const post = useQuery(postQuery(id))
  if (post.data) return <PostEditor post={post.data.data} categories={categories} />
  const gone = post.error instanceof ApiError && post.error.status === 404
  return (
    <Card>
      {gone ? (
        <EmptyState
          title="Este post não existe mais"
          action={
            <ButtonLink to="/settings" search={list} variant="default">
              Ver os posts
            </ButtonLink>
          }
        />
      ) : post.isError ? (
        <ErrorState error={post.error} onRetry={() => void post.refetch()} />
      ) : (
        <SkeletonForm />
      )}
    </Card>
  )
}

interface Props {
  /** Nothing: a new one. */
  readonly post: WrittenPost | null
  readonly categories: Categories
}

const list = { aba: 'site', secao: 'posts' } as const

export function PostEditor({ post, categories }: Props) {
  const navigate = useNavigate()
  const now = useNow()
  const form = useTextForm({
    text: { kind: 'post', id: post?.id ?? null },
    initial: {
      title: post?.title ?? '',
      category: post?.category ?? '',
      body: post?.body ?? '',
      ...readPublication(post),
    },
    rules: { ...postRules, at: checkAt },
    onSave: ({ when, at, category, title, body: text }) => {
      const body = { title, body: text, category: category || null, publishAt: writePublication({ when, at }) }
      return post
        ? api.patch('/api/v1/website/posts/{id}', { params: { id: post.id }, body })
        : api.post('/api/v1/website/posts', { body })
    },
    onSaved: async ({ data }) => {
      await refreshWebsite()
      const published = data.state === 'published'
      showLinkToast(
        savedWords(post, data),
        published ? `/dashboard?post=${data.id}` : `/settings?aba=site&secao=posts&post=${data.id}`,
      )
      await navigate({ to: '/settings', search: list })
    },
  })
  const choices = [
    { value: '', label: 'Sem categoria' },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const when = form.field('when')
  const name = post ? 'Editar post' : 'Novo post'
  return (
    <>
      <Card title={name}>
        <TextForm label={name} onSubmit={form.submit} draft={form.draft}>
          <TextField label="Título" {...form.field('title')} />
          <SelectField label="Categoria" choices={choices} {...form.field('category')} />
          <MarkdownEditor {...form.field('body')} />
          <SelectField
            label="Publicação"
            choices={publicationChoices(post)}
            {...when}
            onChange={(value) => when.onChange(value as Publication['when'])}
          />
          {form.values.when === 'at' && (
            <TextField
              label="Dia e hora"
              type="datetime-local"
              hint="No seu horário. Todos veem o post a partir desta hora, sem que alguém precise estar aqui."
              {...form.field('at')}
            />
          )}
          <TextActions save={saveLabel(post, form.values, now)} sending={form.sending} section="posts" />
        </TextForm>
      </Card>
      {post && <TextHistory kind="post" id={post.id} />}
    </>
  )
}

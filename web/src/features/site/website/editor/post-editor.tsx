import type { Post } from '@meio-campo/contract'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../../api/api.ts'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Button } from '../../../../components/button/button.tsx'
import { Card } from '../../../../components/card.tsx'
import { FormActions } from '../../../../components/form/form.tsx'
import { SelectField } from '../../../../components/form/select-field.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { showLinkToast } from '../../../../state/toasts.ts'
import { MarkdownEditor } from './markdown-editor.tsx'
import { TextForm } from './text-form.tsx'
import { postRules } from './text-rules.ts'
import { useTextForm } from './use-text-form.ts'
import { refreshWebsite, type SiteData } from './website-queries.ts'

interface Props {
  /** Nothing: a new one. */
  readonly post: Post | null
  readonly categories: SiteData['website']['category']
}

const list = { aba: 'site', secao: 'posts' } as const

export function PostEditor({ post, categories }: Props) {
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
    <Card title={post ? 'Editar post' : 'Novo post'}>
      <TextForm label={post ? 'Editar post' : 'Novo post'} onSubmit={form.submit}>
        <TextField label="Título" {...form.field('title')} />
        <SelectField label="Categoria" choices={choices} {...form.field('category')} />
        <MarkdownEditor {...form.field('body')} />
        <FormActions>
          <Button type="submit" loading={form.sending}>
            {post ? 'Salvar post' : 'Publicar post'}
          </Button>
          <ButtonLink to="/settings" search={list} variant="subtle">
            Voltar à lista
          </ButtonLink>
        </FormActions>
      </TextForm>
    </Card>
  )
}

import type { WebsitePage } from '@meio-campo/contract'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../../api/api.ts'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Button } from '../../../../components/button/button.tsx'
import { Card } from '../../../../components/card.tsx'
import { FormActions } from '../../../../components/form/form.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { showLinkToast } from '../../../../state/toasts.ts'
import { MarkdownEditor } from './markdown-editor.tsx'
import { TextForm } from './text-form.tsx'
import { pageRules } from './text-rules.ts'
import { useTextForm } from './use-text-form.ts'
import { refreshWebsite } from './website-queries.ts'

const list = { aba: 'site', secao: 'paginas' } as const

export function PageEditor({ page }: { readonly page: WebsitePage }) {
  const navigate = useNavigate()
  const form = useTextForm({
    initial: { title: page.title, body: page.body },
    rules: pageRules,
    onSave: (body) => api.patch('/api/v1/website/paginas/{id}', { params: { id: page.id }, body }),
    onSaved: async () => {
      await refreshWebsite()
      showLinkToast('Página salva.', `/institucional/${page.id}`)
      await navigate({ to: '/settings', search: list })
    },
  })
  return (
    <Card title={`Editar: ${page.title}`}>
      <TextForm label="Editar página" onSubmit={form.submit}>
        <TextField label="Título" {...form.field('title')} />
        <MarkdownEditor {...form.field('body')} />
        <FormActions>
          <Button type="submit" loading={form.sending}>
            Salvar página
          </Button>
          <ButtonLink to="/settings" search={list} variant="subtle">
            Voltar à lista
          </ButtonLink>
        </FormActions>
      </TextForm>
    </Card>
  )
}

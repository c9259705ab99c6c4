import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../../api/api.ts'
import { Card } from '../../../../components/card.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { showLinkToast } from '../../../../state/toasts.ts'
import { MarkdownEditor } from './markdown-editor.tsx'
import { checkPageAddress, pageAddressOf } from './page-address.ts'
import { TextActions, TextForm } from './text-form.tsx'
import { pageRules, useTextForm } from './use-text-form.ts'
import { refreshWebsite } from './website-queries.ts'

/** An institutional page beyond those that every installation has. Its address is given once. */
export function NewPage() {
  const navigate = useNavigate()
  const form = useTextForm({
    text: { kind: 'page', id: null },
    initial: { title: '', id: '', body: '' },
    rules: { ...pageRules, id: checkPageAddress },
    onSave: ({ id, title, body }) =>
      api.post('/api/v1/website/paginas', { body: { id: id.trim() || pageAddressOf(title), title, body } }),
    onSaved: async ({ data }) => {
      await refreshWebsite()
      showLinkToast('Página criada.', `/institucional/${data.id}`)
      await navigate({ to: '/settings', search: { aba: 'site', secao: 'paginas' } })
    },
  })
  const address = form.values.id.trim() || pageAddressOf(form.values.title)
  return (
    <Card title="Nova página">
      <TextForm label="Nova página" onSubmit={form.submit} draft={form.draft}>
        <TextField label="Título" {...form.field('title')} />
        <TextField
          label="Endereço"
          optional
          spellCheck={false}
          autoCapitalize="none"
          hint={address ? `A página fica em /institucional/${address}.` : 'Vazio, vem do título.'}
          {...form.field('id')}
        />
        <MarkdownEditor {...form.field('body')} />
        <TextActions save="Criar página" sending={form.sending} section="paginas" />
      </TextForm>
    </Card>
  )
}

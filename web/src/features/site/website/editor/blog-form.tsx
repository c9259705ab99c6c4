import { Card } from '../../../../components/card.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { all, atMost, required, url } from '../../../../components/form/form-rules.ts'
import { TextAreaField } from '../../../../components/form/text-area-field.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { SaveActions } from './save-actions.tsx'
import { useSectionForm } from './use-section-form.ts'
import type { SiteData } from './website-queries.ts'

export function BlogForm({ site }: { readonly site: SiteData }) {
  const { form, dirty, discard } = useSectionForm({
    site,
    section: 'blog',
    read: ({ blog }) => blog,
    write: ({ title, description, address }) => ({
      title: title.trim(),
      description: description.trim(),
      address: address.trim(),
    }),
    rules: { title: all(required, atMost(80)), description: atMost(300), address: (value) => url(value.trim(), null) },
    done: 'Blog salvo.',
  })
  return (
    <Card title="Blog">
      <Form onSubmit={form.submit} label="Blog">
        <TextField label="Título do blog" {...form.field('title')} />
        <TextAreaField label="Descrição" rows={3} optional {...form.field('description')} />
        <TextField
          label="Endereço do blog"
          inputMode="url"
          spellCheck={false}
          autoCapitalize="none"
          optional
          hint="Um blog fora daqui; a página inicial mostra o link."
          {...form.field('address')}
        />
        <SaveActions label="Salvar blog" sending={form.sending} dirty={dirty} onDiscard={discard} />
      </Form>
    </Card>
  )
}

import { Card } from '../../../../components/card.tsx'
import { all, atMost, required, url } from '../../../../components/form/form-rules.ts'
import { Form } from '../../../../components/form/form.tsx'
import { RowList } from '../../../../components/form/row-list.tsx'
import { TextAreaField } from '../../../../components/form/text-area-field.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { checkCategories, findCategoryError, toCategories } from './category-row.ts'
import { SaveActions } from './website-section.tsx'
import { useSectionForm } from './use-section-form.ts'
import type { SiteData } from './website-queries.ts'
import { WebsiteSection } from './website-section.tsx'

export function BlogSection() {
  return (
    <WebsiteSection>
      {(site) => (
        <>
          <BlogForm site={site} />
          <CategoryForm site={site} />
        </>
      )}
    </WebsiteSection>
  )
}

function BlogForm({ site }: { readonly site: SiteData }) {
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

function CategoryForm({ site }: { readonly site: SiteData }) {
  const { form, dirty, discard } = useSectionForm({
    site,
    section: 'category',
    read: ({ website }) => ({ rows: website.category }),
    write: ({ rows }) => toCategories(rows),
    rules: { rows: checkCategories },
    done: 'Categorias salvas.',
    listField: 'rows',
  })
  const { name, value, error, onChange, onBlur } = form.field('rows')
  return (
    <Card title="Categorias dos posts">
      <Form onSubmit={form.submit} label="Categorias dos posts">
        <RowList
          legend="Categorias"
          legendHidden
          rows={value}
          blank={{ id: '', name: '' }}
          most={30}
          addLabel="Adicionar categoria"
          removeLabel={(row, position) => `Remover ${row.name || `categoria ${position}`}`}
          error={error}
          onChange={onChange}
        >
          {(row, change, position) => {
            const wrong = error ? findCategoryError(row, value) : undefined
            return (
              <TextField
                label={`Categoria ${position}`}
                name={wrong ? name : `${name}-${position}`}
                value={row.name}
                error={wrong}
                onChange={(next) => change({ ...row, name: next })}
                onBlur={onBlur}
              />
            )
          }}
        </RowList>
        <SaveActions label="Salvar categorias" sending={form.sending} dirty={dirty} onDiscard={discard} />
      </Form>
    </Card>
  )
}

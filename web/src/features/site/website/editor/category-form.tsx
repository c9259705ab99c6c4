import { Card } from '../../../../components/card.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { checkCategories, findCategoryError, toCategories } from './category-row.ts'
import { RowList } from '../../../../components/form/row-list.tsx'
import { SaveActions } from './save-actions.tsx'
import { useSectionForm } from './use-section-form.ts'
import type { SiteData } from './website-queries.ts'

export function CategoryForm({ site }: { readonly site: SiteData }) {
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

import { Button } from '../../../components/button/button.tsx'
import { Form, FormActions } from '../../../components/form/form.tsx'
import { required } from '../../../components/form/form-rules.ts'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { changeNames, type Whose } from './name-changes.ts'
import { NameList } from './name-list.tsx'
import styles from './names-section.module.css'

interface Props {
  readonly whose: Whose
  readonly aliases: readonly string[]
}

/** What else it is called: by people who search, and by the datasets that are imported. */
export function AliasesPart({ whose, aliases }: Props) {
  const form = useForm({
    initial: { alias: '' },
    rules: { alias: required },
    onSubmit: async ({ alias }) => {
      const result = await changeNames(whose, { add: { aliases: [alias.trim()] } }, 'Nome adicionado.')
      if (result.ok) form.reset({ alias: '' })
      return result
    },
  })
  return (
    <div className={styles.part}>
      <NameList
        label="Outros nomes"
        entries={aliases.map((alias) => ({ id: alias, name: alias }))}
        onRemove={({ id }) => void changeNames(whose, { remove: { aliases: [id] } }, 'Nome removido.')}
      />
      <Form onSubmit={form.submit} label="Novo nome">
        <TextField
          label="Outro nome"
          hint="A busca e as importações também o reconhecem por este nome."
          maxLength={200}
          {...form.field('alias')}
        />
        <FormActions>
          <Button type="submit" variant="default" loading={form.sending}>
            Adicionar nome
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}

import type { RecordNames } from '@meio-campo/contract'
import { Button } from '../../../components/button/button.tsx'
import { Form, FormActions } from '../../../components/form/form.tsx'
import { required, type Rule } from '../../../components/form/form-rules.ts'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { formerNameWords } from '../../football/pieces/stadiums/stadium-words.ts'
import { changeNames, type Whose } from './name-changes.ts'
import { NameList } from './name-list.tsx'
import styles from './names-section.module.css'

const year: Rule<string> = (value) =>
  value.trim() === '' || /^(?:18|19|20|21)\d\d$/.test(value.trim()) ? null : 'Use um ano, como 1950.'
const empty = { name: '', from: '', to: '' }
const toYear = (text: string) => (text.trim() === '' ? null : Number(text))

interface Props {
  readonly whose: Whose
  readonly formerNames: RecordNames['formerNames']
}

/** How a stadium was called, and from when to when. */
export function FormerNamesPart({ whose, formerNames }: Props) {
  const form = useForm({
    initial: empty,
    rules: { name: required, from: year, to: year },
    onSubmit: async ({ name, from, to }) => {
      const former = { name: name.trim(), from: toYear(from), to: toYear(to) }
      const result = await changeNames(whose, { add: { formerNames: [former] } }, 'Nome antigo adicionado.')
      if (result.ok) form.reset(empty)
      return result
    },
  })
  return (
    <div className={styles.part}>
      <h3 className={styles.subtitle}>Nomes antigos</h3>
      <NameList
        label="Nomes antigos"
        entries={formerNames.map((former) => ({ id: former.name, name: formerNameWords(former) }))}
        onRemove={({ id }) => void changeNames(whose, { remove: { formerNames: [id] } }, 'Nome antigo removido.')}
      />
      <Form onSubmit={form.submit} label="Novo nome antigo">
        <div className={styles.form}>
          <TextField label="Nome antigo" maxLength={200} {...form.field('name')} />
          <TextField label="Do ano" inputMode="numeric" maxLength={4} {...form.field('from')} />
          <TextField label="Ao ano" inputMode="numeric" maxLength={4} {...form.field('to')} />
        </div>
        <FormActions>
          <Button type="submit" variant="default" loading={form.sending}>
            Adicionar nome antigo
          </Button>
        </FormActions>
      </Form>
    </div>
  )
}

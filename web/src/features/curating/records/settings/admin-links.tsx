import { IconPencil, IconPlus } from '@tabler/icons-react'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { useMayEdit } from '../../../../session/duties.ts'
import { newWords, type SettingsNoun } from '../inputs/record-noun.ts'
import { settingsLink } from './settings-link.ts'

const addresses = {
  team: '/times/new',
  coach: '/tecnicos/new',
  streaming: '/streamings/new',
  confederation: '/confederacoes/new',
} as const

/** "Novo time" for users who may create one, on the list of the records. */
export function NewRecordLink({ noun }: { readonly noun: keyof typeof addresses }) {
  if (!useMayEdit(noun)) return null
  return (
    <ButtonLink to={addresses[noun]} leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}>
      {newWords(noun)}
    </ButtonLink>
  )
}

/** "Editar" for users with the right, on the page of a record. */
export function EditRecordLink({ noun, id }: { readonly noun: SettingsNoun; readonly id: string }) {
  if (!useMayEdit(noun, noun === 'competition' ? id : null)) return null
  return (
    <ButtonLink
      {...settingsLink(noun, id)}
      variant="default"
      leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
    >
      Editar
    </ButtonLink>
  )
}

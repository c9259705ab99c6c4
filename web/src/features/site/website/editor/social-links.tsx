import { TextField } from '../../../../components/form/text-field.tsx'
import type { FieldBinding } from '../../../../components/form/use-form.ts'
import { RowList } from '../../../../components/form/row-list.tsx'
import { findLinkErrors, type SocialLink } from './social-link.ts'

export function SocialLinks({ name, value, error, onChange, onBlur }: FieldBinding<SocialLink[]>) {
  return (
    <RowList
      legend="Redes sociais"
      rows={value}
      blank={{ label: '', url: '' }}
      most={12}
      addLabel="Adicionar link"
      removeLabel={(link, position) => `Remover ${link.label || `link ${position}`}`}
      error={error}
      onChange={onChange}
    >
      {(link, change, position) => {
        const errors = error ? findLinkErrors(link) : {}
        // The form's own name leads the focus to the first field that is wrong.
        const nameOf = (wrong: string | undefined) => (wrong ? name : `${name}-${position}`)
        return (
          <>
            <TextField
              name={nameOf(errors.label)}
              onBlur={onBlur}
              label={`Nome do link ${position}`}
              placeholder="Instagram"
              value={link.label}
              error={errors.label}
              onChange={(label) => change({ ...link, label })}
            />
            <TextField
              name={nameOf(errors.url)}
              onBlur={onBlur}
              label={`Endereço do link ${position}`}
              placeholder="https://…"
              inputMode="url"
              spellCheck={false}
              autoCapitalize="none"
              value={link.url}
              error={errors.url}
              onChange={(url) => change({ ...link, url })}
            />
          </>
        )
      }}
    </RowList>
  )
}

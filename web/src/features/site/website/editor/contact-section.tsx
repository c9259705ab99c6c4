import { Card } from '../../../../components/card.tsx'
import { atMost, email, type Rule } from '../../../../components/form/form-rules.ts'
import { Form } from '../../../../components/form/form.tsx'
import { RowList } from '../../../../components/form/row-list.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import type { FieldBinding } from '../../../../components/form/use-form.ts'
import { SaveActions } from './website-section.tsx'
import { checkSocial, findLinkErrors, keepFilled, type SocialLink } from './social-link.ts'
import { useSectionForm } from './use-section-form.ts'
import type { SiteData } from './website-queries.ts'
import { WebsiteSection } from './website-section.tsx'

const emailOrNothing: Rule<string> = (value, values) => (value.trim() === '' ? null : email(value, values))

export function ContactSection() {
  return <WebsiteSection>{(site) => <ContactForm site={site} />}</WebsiteSection>
}

function ContactForm({ site }: { readonly site: SiteData }) {
  const { form, dirty, discard } = useSectionForm({
    site,
    section: 'contact',
    read: ({ website }) => website.contact,
    write: ({ email, phone, address, social }) => ({
      email: email.trim(),
      phone: phone.trim(),
      address: address.trim(),
      social: keepFilled(social),
    }),
    rules: { email: emailOrNothing, phone: atMost(40), address: atMost(200), social: checkSocial },
    done: 'Contato salvo.',
    listField: 'social',
  })
  return (
    <Card title="Dados de contato">
      <Form onSubmit={form.submit} label="Dados de contato">
        <TextField
          label="E-mail"
          type="email"
          optional
          hint="Recebe as mensagens enviadas pela página Contato."
          {...form.field('email')}
        />
        <TextField label="Telefone" type="tel" optional {...form.field('phone')} />
        <TextField label="Endereço" optional {...form.field('address')} />
        <SocialLinks {...form.field('social')} />
        <SaveActions label="Salvar contato" sending={form.sending} dirty={dirty} onDiscard={discard} />
      </Form>
    </Card>
  )
}

function SocialLinks({ name, value, error, onChange, onBlur }: FieldBinding<SocialLink[]>) {
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

import { Card } from '../../../../components/card.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { atMost, email, type Rule } from '../../../../components/form/form-rules.ts'
import { TextField } from '../../../../components/form/text-field.tsx'
import { SaveActions } from './save-actions.tsx'
import { SocialLinks } from './social-links.tsx'
import { checkSocial, keepFilled } from './social-link.ts'
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

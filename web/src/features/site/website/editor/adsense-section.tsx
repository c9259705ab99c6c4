import { Card } from '../../../../components/card.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { TextAreaField } from '../../../../components/form/text-area-field.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { checkPublisher, checkSlots, readSlots } from './adsense-values.ts'
import { SaveActions } from './save-actions.tsx'
import { useSectionForm } from './use-section-form.ts'
import type { SiteData } from './website-queries.ts'
import { WebsiteSection } from './website-section.tsx'

export function AdsenseSection() {
  return <WebsiteSection>{(site) => <AdsenseForm site={site} />}</WebsiteSection>
}

function AdsenseForm({ site }: { readonly site: SiteData }) {
  const { form, dirty, discard } = useSectionForm({
    site,
    section: 'adsense',
    read: ({ website: { adsense } }) => ({ publisher: adsense.publisher, slots: adsense.slots.join('\n') }),
    write: ({ publisher, slots }) => ({ publisher: publisher.trim(), slots: readSlots(slots) }),
    rules: { publisher: checkPublisher, slots: checkSlots },
    done: 'Anúncios salvos.',
  })
  return (
    <Card title="Google AdSense">
      <Form onSubmit={form.submit} label="Google AdSense">
        <TextField
          label="Código do editor"
          placeholder="ca-pub-…"
          spellCheck={false}
          autoCapitalize="none"
          optional
          hint="Vazio, nenhum anúncio é carregado."
          {...form.field('publisher')}
        />
        <TextAreaField label="Blocos de anúncio" rows={4} optional hint="Um por linha." {...form.field('slots')} />
        <SaveActions label="Salvar anúncios" sending={form.sending} dirty={dirty} onDiscard={discard} />
      </Form>
    </Card>
  )
}

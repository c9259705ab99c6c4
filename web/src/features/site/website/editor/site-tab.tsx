import { getRouteApi, linkOptions } from '@tanstack/react-router'
import { Card } from '../../../../components/card.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { TextAreaField } from '../../../../components/form/text-area-field.tsx'
import { TextField } from '../../../../components/form/text-field.tsx'
import { SubTabs } from '../../../../components/page/sub-tabs.tsx'
import { SharingSection } from '../../../push/shares/sharing-section.tsx'
import { checkPublisher, checkSlots, readSlots } from './adsense-values.ts'
import { BlogSection } from './blog-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { MessagesSection } from './messages-section.tsx'
import { PagesSection } from './pages-section.tsx'
import { PostsSection } from './posts-section.tsx'
import { SettingsHistory } from './settings-history.tsx'
import { SaveActions } from './website-section.tsx'
import { siteSections, type SiteSection } from './site-place.ts'
import { useSectionForm } from './use-section-form.ts'
import type { SiteData } from './website-queries.ts'
import { WebsiteSection } from './website-section.tsx'

const route = getRouteApi('/settings')

const bodies = {
  contato: ContactSection,
  blog: BlogSection,
  anuncios: AdsenseSection,
  paginas: PagesSection,
  posts: PostsSection,
  mensagens: MessagesSection,
  cartoes: SharingSection,
}

const sections = (Object.keys(siteSections) as SiteSection[]).map((id) => ({
  id,
  label: siteSections[id],
  link: linkOptions({ to: '/settings', search: { aba: 'site', secao: id } }),
}))

/** The sections whose forms change the site's data, which has one history. */
const kept: ReadonlySet<SiteSection> = new Set(['contato', 'blog', 'anuncios', 'cartoes'])

export function SiteTab() {
  const { secao = 'contato' } = route.useSearch()
  const Body = bodies[secao]
  return (
    <SubTabs label="Seções do site" sections={sections} current={secao}>
      <Body key={secao} />
      {kept.has(secao) && <SettingsHistory />}
    </SubTabs>
  )
}

function AdsenseSection() {
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
        <TextAreaField
          label="Blocos de anúncio"
          rows={4}
          optional
          hint="Um por linha, na ordem: página inicial, páginas institucionais, ajuda e contato. Cada pessoa diz antes se permite."
          {...form.field('slots')}
        />
        <SaveActions label="Salvar anúncios" sending={form.sending} dirty={dirty} onDiscard={discard} />
      </Form>
    </Card>
  )
}

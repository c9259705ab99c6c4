import { getRouteApi, linkOptions } from '@tanstack/react-router'
import { BlogSection } from './blog-section.tsx'
import { SubTabs } from '../../../../components/page/sub-tabs.tsx'
import { AdsenseSection } from './adsense-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { MessagesSection } from './messages-section.tsx'
import { PagesSection } from './pages-section.tsx'
import { PostsSection } from './posts-section.tsx'
import { siteSections, type SiteSection } from './site-place.ts'

const route = getRouteApi('/settings')

const bodies = {
  contato: ContactSection,
  blog: BlogSection,
  anuncios: AdsenseSection,
  paginas: PagesSection,
  posts: PostsSection,
  mensagens: MessagesSection,
}

const sections = (Object.keys(siteSections) as SiteSection[]).map((id) => ({
  id,
  label: siteSections[id],
  link: linkOptions({ to: '/settings', search: { aba: 'site', secao: id } }),
}))

export function SiteTab() {
  const { secao = 'contato' } = route.useSearch()
  const Body = bodies[secao]
  return (
    <SubTabs label="Seções do site" sections={sections} current={secao}>
      <Body key={secao} />
    </SubTabs>
  )
}

import { getRouteApi, Link } from '@tanstack/react-router'
import { BlogSection } from './blog-section.tsx'
import { useStripScroll } from '../../components/list/use-strip-scroll.ts'
import { AdsenseSection } from './adsense-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { MessagesSection } from './messages-section.tsx'
import { PagesSection } from './pages-section.tsx'
import { PostsSection } from './posts-section.tsx'
import { siteSections, type SiteSection } from './site-place.ts'
import styles from './site-tab.module.css'

const route = getRouteApi('/settings')

const bodies = {
  contato: ContactSection,
  blog: BlogSection,
  anuncios: AdsenseSection,
  paginas: PagesSection,
  posts: PostsSection,
  mensagens: MessagesSection,
}

export function SiteTab() {
  const { secao = 'contato' } = route.useSearch()
  const Body = bodies[secao]
  const nav = useStripScroll<HTMLElement>(secao)
  return (
    <div className={styles.site}>
      <nav aria-label="Seções do site" className={styles.sections} ref={nav}>
        {(Object.keys(siteSections) as SiteSection[]).map((section) => (
          <Link
            key={section}
            to="/settings"
            search={{ aba: 'site', secao: section }}
            activeProps={{}}
            className={styles.section}
            data-tab={section}
            aria-current={section === secao ? 'page' : undefined}
          >
            {siteSections[section]}
          </Link>
        ))}
      </nav>
      <Body key={secao} />
    </div>
  )
}

import type { WebsitePage as Page } from '@meio-campo/contract'
import { useParams } from '@tanstack/react-router'
import { Markdown } from '../../../../components/markdown/markdown.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { TextLink } from '../../../../components/text-link.tsx'
import { NotFoundPage } from '../../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../../console/shell/crumb-names.ts'
import { AdPlace } from './ad-place.tsx'
import { describeUpdate } from './website-date.ts'
import { wholeText } from './whole-text.ts'
import styles from './website-page-links.module.css'
import { useWebsite } from './website-queries.ts'

// Until the text is there; its own title, which admins may change, takes over.
const titles: Readonly<Record<string, string>> = {
  terms: 'Termos de uso',
  privacy: 'Política de privacidade',
  about: 'Sobre o Meio-Campo',
}

/** An institutional page: Markdown that the administration edits. */
export function WebsitePage() {
  const { id } = useParams({ from: '/institucional/$id' })
  const website = useWebsite()
  const pages = website.data?.data.website.pages
  const page = pages?.find((candidate) => candidate.id === id)
  const title = page?.title ?? titles[id] ?? 'Institucional'
  useCrumbName(`/institucional/${id}`, title)
  if (pages && !page) return <NotFoundPage />
  return (
    <PageFrame title={title} subtitle={page && <time dateTime={page.updatedAt}>{describeUpdate(page.updatedAt)}</time>}>
      <QueryView query={website}>
        {() => (
          <>
            <Markdown>{page ? wholeText(page) : ''}</Markdown>
            <AdPlace place="institutional" />
            <WebsitePageLinks pages={pages ?? []} current={id} />
          </>
        )}
      </QueryView>
    </PageFrame>
  )
}

interface Props {
  readonly pages: readonly Page[]
  readonly current: string
}

/** The way from one institutional page to the others. */
function WebsitePageLinks({ pages, current }: Props) {
  const others = pages.filter(({ id }) => id !== current)
  if (others.length === 0) return null
  return (
    <nav className={styles.links} aria-label="Outras páginas institucionais">
      <span>Leia também</span>
      <ul>
        {others.map(({ id, title }) => (
          <li key={id}>
            <TextLink to="/institucional/$id" params={{ id }}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { useParams } from '@tanstack/react-router'
import { Markdown } from '../../../../components/markdown/markdown.tsx'
import { PageFrame } from '../../../../components/page/page-frame.tsx'
import { QueryView } from '../../../../components/page/query-view.tsx'
import { NotFoundPage } from '../../../../console/not-found/not-found-page.tsx'
import { useCrumbName } from '../../../../console/shell/crumb-names.ts'
import { describeUpdate } from './website-date.ts'
import { WebsitePageLinks } from './website-page-links.tsx'
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
            <Markdown>{page?.body ?? ''}</Markdown>
            <WebsitePageLinks pages={pages ?? []} current={id} />
          </>
        )}
      </QueryView>
    </PageFrame>
  )
}

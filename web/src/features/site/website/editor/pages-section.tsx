import { getRouteApi } from '@tanstack/react-router'
import { ButtonLink } from '../../../../components/button-link.tsx'
import { Card } from '../../../../components/card.tsx'
import { longDate } from '../../../../components/moment/moment-words.ts'
import { PageEditor } from './page-editor.tsx'
import { TextList, TextListRow } from './text-list.tsx'
import type { SiteData } from './website-queries.ts'
import { WebsiteSection } from './website-section.tsx'

const route = getRouteApi('/settings')

export function PagesSection() {
  const { pagina } = route.useSearch()
  return (
    <WebsiteSection>
      {({ website }) => {
        const page = website.pages.find(({ id }) => id === pagina)
        return page ? <PageEditor key={page.id} page={page} /> : <PageList pages={website.pages} />
      }}
    </WebsiteSection>
  )
}

function PageList({ pages }: { readonly pages: SiteData['website']['pages'] }) {
  return (
    <Card title="Páginas institucionais" flush>
      <TextList label="Páginas institucionais">
        {pages.map((page) => (
          <TextListRow
            key={page.id}
            title={page.title}
            actions={
              <ButtonLink
                to="/settings"
                search={{ aba: 'site', secao: 'paginas', pagina: page.id }}
                variant="default"
                size="xs"
                aria-label={`Editar ${page.title}`}
              >
                Editar
              </ButtonLink>
            }
          >
            /institucional/{page.id} · atualizada em {longDate(new Date(page.updatedAt))}
          </TextListRow>
        ))}
      </TextList>
    </Card>
  )
}

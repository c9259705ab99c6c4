import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { PersonTitles } from '../champions/person-titles.tsx'
import { coachTitlePages, titlesCall } from '../champions/title-queries.ts'
import { CoachFrame } from './coach-frame.tsx'

const route = getRouteApi('/tecnicos/$id/titulos')
const PATH = '/api/v1/tecnicos/{id}/titulos'

export function CoachTitlesPage() {
  const { id } = route.useParams()
  const titles = useInfiniteQuery(coachTitlePages(id))
  const exported = useApiPages(titles, PATH, titlesCall(id))
  return (
    <CoachFrame
      id={id}
      section="titulos"
      title="Títulos"
      actions={<ExportMenu call={exported} name={`titulos-${id}`} />}
    >
      <PersonTitles query={titles} />
    </CoachFrame>
  )
}

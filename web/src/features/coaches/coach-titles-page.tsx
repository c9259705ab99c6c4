import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ExportMenu } from '../../components/list/export-menu.tsx'
import { useAddressPages } from '../../components/list/list-search.ts'
import { useApiCall } from '../api-panel/use-api-call.ts'
import { PersonTitles } from '../titles/person-titles.tsx'
import { coachTitlePages, titlesCall } from '../titles/title-queries.ts'
import { CoachFrame } from './coach-frame.tsx'

const route = getRouteApi('/tecnicos/$id/titulos')
const PATH = '/api/v1/tecnicos/{id}/titulos'

export function CoachTitlesPage() {
  const { id } = route.useParams()
  const titles = useInfiniteQuery(coachTitlePages(id))
  useAddressPages(titles)
  useApiCall(PATH, titlesCall(id))
  return (
    <CoachFrame
      id={id}
      section="titulos"
      title="Títulos do técnico"
      actions={<ExportMenu call={{ path: PATH, ...titlesCall(id) }} name={`titulos-${id}`} />}
    >
      <PersonTitles query={titles} />
    </CoachFrame>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ExportMenu } from '../../../components/list/export-menu.tsx'
import { useApiPages } from '../../../console/api-panel/use-api-call.ts'
import { PersonTitles } from '../champions/person-titles.tsx'
import { playerTitlePages, titlesCall } from '../champions/title-queries.ts'
import { PlayerFrame } from './player-frame.tsx'

const route = getRouteApi('/jogadores/$id/titulos')
const PATH = '/api/v1/jogadores/{id}/titulos'

export function PlayerTitlesPage() {
  const { id } = route.useParams()
  const titles = useInfiniteQuery(playerTitlePages(id))
  const exported = useApiPages(titles, PATH, titlesCall(id))
  return (
    <PlayerFrame
      id={id}
      section="titulos"
      title="Títulos"
      actions={<ExportMenu call={exported} name={`titulos-${id}`} />}
    >
      <PersonTitles query={titles} />
    </PlayerFrame>
  )
}

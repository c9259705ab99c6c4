import type { AnswerAt } from '@meio-campo/contract'
import { read } from '../../../api/query.ts'
import { useLive } from '../../../components/live/use-live.ts'
import { useApiCall } from '../../../console/api-panel/use-api-call.ts'

const PATH = '/api/v1/dashboard'
const LOOK_EVERY_MS = 30_000

export const dashboardQuery = () => read(PATH)

export type Dashboard = AnswerAt<'GET', typeof PATH>['data']

/** The page's data, kept fresh, and the call behind it. */
export function useDashboard() {
  const dashboard = useLive(dashboardQuery(), { intervalMs: LOOK_EVERY_MS })
  const { matches, main } = dashboard.data?.data ?? {}
  useApiCall(PATH, {}, { demo: main?.demo === true || matches?.some(({ demo }) => demo) === true })
  return dashboard
}

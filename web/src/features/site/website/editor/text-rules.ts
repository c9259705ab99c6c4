import { all, atMost, required } from '../../../../components/form/form-rules.ts'

const title = all(required, atMost(160))

export const pageRules = { title, body: all(required, atMost(100_000)) }
export const postRules = { title, body: all(required, atMost(50_000)) }

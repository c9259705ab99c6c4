import { readPages } from '../../../api/pages.ts'

export const devicePages = () => readPages('/api/v1/conta/dispositivos')

import type { SystemPoint } from '@meio-campo/contract'
import { numberFormat } from '@meio-campo/contract/rules'

type Values = (point: SystemPoint) => number | null

/** A picture of the last day: its title, its values and how they are written. */
export interface SystemChart {
  readonly title: string
  readonly series: readonly { readonly name: string; readonly value: Values }[]
  readonly words: (value: number) => string
}

const number = numberFormat({ maximumFractionDigits: 1 })
const count = (value: number) => number.format(Math.round(value))
const milliseconds = (value: number) => `${number.format(value)} ms`
const percent = (value: number) => `${number.format(value)}%`

/** "1,4 GB": of memory, disks and databases. */
export function bytesWords(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)))
  return `${number.format(bytes / 1024 ** step)} ${units[step]}`
}

/** "3 h", "2,5 dias". */
export function ageWords(seconds: number): string {
  const hours = seconds / 3600
  if (hours < 1) return `${number.format(Math.round(seconds / 60))} min`
  return hours < 48 ? `${number.format(hours)} h` : `${number.format(hours / 24)} dias`
}

const keptPart: Values = ({ calls, kept }) =>
  calls === null || kept === null || calls === 0 ? null : (kept / calls) * 100

export const systemCharts: readonly SystemChart[] = [
  {
    title: 'Chamadas e erros',
    series: [
      { name: 'Chamadas', value: ({ calls }) => calls },
      { name: 'Erros do serviço (5xx)', value: ({ errors }) => errors },
    ],
    words: count,
  },
  {
    title: 'Tempo de resposta',
    series: [
      { name: 'Metade em até', value: ({ p50Ms }) => p50Ms },
      { name: '99 de 100 em até', value: ({ p99Ms }) => p99Ms },
    ],
    words: milliseconds,
  },
  { title: 'Respostas já prontas', series: [{ name: 'Da memória', value: keptPart }], words: percent },
  {
    title: 'Atraso dos processos',
    series: [{ name: 'No pior centésimo', value: ({ lagMs }) => lagMs }],
    words: milliseconds,
  },
  {
    title: 'Memória',
    series: [{ name: 'Todos os processos', value: ({ memoryBytes }) => memoryBytes }],
    words: bytesWords,
  },
  {
    title: 'Filas',
    series: [
      { name: 'Trabalhos à espera', value: ({ jobsWaiting }) => jobsWaiting },
      { name: 'E-mails à espera', value: ({ mailsWaiting }) => mailsWaiting },
    ],
    words: count,
  },
  {
    title: 'Entregas de webhooks',
    series: [
      { name: 'Entregues', value: ({ deliveriesDone }) => deliveriesDone },
      { name: 'Tentativas que falharam', value: ({ deliveriesFailed }) => deliveriesFailed },
    ],
    words: count,
  },
  {
    title: 'Entregas à espera',
    series: [{ name: 'À espera', value: ({ deliveriesWaiting }) => deliveriesWaiting }],
    words: count,
  },
  {
    title: 'Tamanho do banco',
    series: [{ name: 'Banco de dados', value: ({ databaseBytes }) => databaseBytes }],
    words: bytesWords,
  },
  { title: 'Disco livre', series: [{ name: 'Livre', value: ({ diskFreeBytes }) => diskFreeBytes }], words: bytesWords },
  {
    title: 'Idade da última cópia',
    series: [{ name: 'Idade', value: ({ backupAgeSeconds }) => backupAgeSeconds }],
    words: ageWords,
  },
  { title: 'Processos que caíram', series: [{ name: 'Quedas', value: ({ crashes }) => crashes }], words: count },
]

/** The newest value that was measured, for the sentence of a picture. */
export function lastOf(day: readonly SystemPoint[], value: Values): number | null {
  return day.map(value).findLast((each) => each !== null) ?? null
}

import type { ImportOutcome, Remark } from './report.ts'

const SHOWN = 20

/** The report for a person at a terminal. */
export function describeOutcome({ report, rejections, warnings }: ImportOutcome, dryRun: boolean): string {
  const count = (value: number) => value.toLocaleString('pt-BR')
  const lines = [
    `${report.dataset}: ${count(report.read)} linhas lidas em ${count(report.seconds)} s${dryRun ? ' (simulação: nada foi gravado)' : ''}`,
    `  novas        ${count(report.created)}`,
    `  atualizadas  ${count(report.updated)}`,
    `  iguais       ${count(report.unchanged)}`,
    `  recusadas    ${count(report.rejected)}`,
    `  conflitos    ${count(report.conflicts)}`,
  ]
  return [
    ...lines,
    ...list('Recusadas', rejections, report.rejected),
    ...list('Avisos', warnings, warnings.length),
  ].join('\n')
}

function list(title: string, remarks: readonly Remark[], total: number): string[] {
  if (total === 0) return []
  const shown = remarks.slice(0, SHOWN)
  const more = total - shown.length
  const place = ({ file, line }: Remark) => (line === null ? file : `${file}:${line}`)
  return [
    '',
    `${title}:`,
    ...shown.map((remark) => `  ${place(remark)}  ${remark.reason}`),
    ...(more > 0 ? [`  … e mais ${more.toLocaleString('pt-BR')}.`] : []),
  ]
}

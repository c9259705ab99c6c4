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

/** What was said of many rows is said once, at the first of them. */
function list(title: string, remarks: readonly Remark[], total: number): string[] {
  if (total === 0) return []
  const reasons = [...Map.groupBy(remarks, ({ reason }) => reason)]
  const shown = reasons.slice(0, SHOWN)
  const more = total - shown.reduce((sum, [, alike]) => sum + alike.length, 0)
  return [
    '',
    `${title}:`,
    ...shown.map(([reason, alike]) => `  ${placeOf(alike)}  ${reason}`),
    ...(more > 0 ? [`  … e mais ${more.toLocaleString('pt-BR')}.`] : []),
  ]
}

function placeOf([first, ...others]: readonly Remark[]): string {
  if (!first) return ''
  const place = first.line === null ? first.file : `${first.file}:${first.line}`
  if (others.length === 0) return place
  return `${place} (e mais ${others.length.toLocaleString('pt-BR')} ${others.length === 1 ? 'linha' : 'linhas'})`
}

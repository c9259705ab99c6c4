import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { FAULT_KINDS, type FaultKind, type ServiceFaultReport } from './service-faults.ts'

const DOCUMENT = join(import.meta.dirname, '../../../../docs/reliability.md')
const BEGIN = '<!-- faults -->'
const END = '<!-- end of faults -->'

const STRUCK: Readonly<Record<FaultKind, string>> = {
  worker: 'A worker is killed',
  supervisor: 'The supervisor is killed, and started again',
  backends: 'Every connection of the database is cut',
  postmaster: 'PostgreSQL is killed',
  frozen: 'PostgreSQL is frozen for 2.5 s',
  disk: 'The disk is full for a second',
  redis: 'Redis is killed, and away for a second',
}

/** The value below which this part of the times lies. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** The result of a run as tables of a document. */
export function faultTable(report: ServiceFaultReport, on: Date): string {
  const all = Object.values(report.recoveryMs).flat()
  const times = (list: readonly number[]) => `${list.length} | ${percentile(list, 0.5)} | ${percentile(list, 0.99)} |`
  const rows = FAULT_KINDS.map((kind) => {
    const list = report.recoveryMs[kind]
    return `| ${STRUCK[kind]} | ${list ? times(list) : '0 | | |'}`
  })
  const { writes, deliveries, stream, imports } = report
  return `Run of ${on.toISOString().slice(0, 10)}: ${all.length} faults on ${cpus().length} cores
(${cpus()[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB). Recovery is the time from the fault, or from its end where it lasts, to the next
acknowledged write. A call that was refused waited ${report.slowestRefusalMs} ms at most.

| Fault | Times | Recovery p50, ms | p99, ms |
|---|---|---|---|
${rows.join('\n')}
| All | ${times(all)}

| | Acknowledged | Lost | Doubled | Out of order |
|---|---|---|---|---|
| Writes | ${writes.acknowledged} | ${writes.lost} | ${writes.doubled} | |
| Deliveries of webhooks | ${deliveries.written} | ${deliveries.lost} | ${deliveries.duplicates} repeated under the same id | ${deliveries.outOfOrder} |
| Events of a live stream | ${stream.written} | ${stream.lost} | ${stream.duplicates} | ${stream.outOfOrder} |
| Imports | ${imports.acknowledged} | ${imports.notDone.length} | ${imports.wrongMatches} | |`
}

/** Puts the tables into docs/reliability.md, in the place of those of the run before. */
export async function keepFaultTable(table: string): Promise<void> {
  const text = await readFile(DOCUMENT, 'utf8')
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (before < 0 || after < before) throw new Error('docs/reliability.md has no place for the table')
  await writeFile(DOCUMENT, `${text.slice(0, before + BEGIN.length)}\n\n${table}\n\n${text.slice(after)}`)
}

import { endpoints } from '@meio-campo/contract'
import { plural } from '@meio-campo/contract/rules'
import type { FastifyInstance } from 'fastify'
import { takeLong } from '../../../database/long-work.ts'
import type { Context } from '../../../platform/context.ts'
import { audit } from '../../../platform/audit.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readPage } from '../../../platform/paging.ts'
import { implement } from '../../../platform/http/route.ts'
import { clean, countRows } from './clean.ts'
import { listCopies } from './copies.ts'
import { restoreCopy } from './restore.ts'

export function registerMaintenance(app: FastifyInstance, context: Context): void {
  const { database, supervisor } = context
  implement(app, context, endpoints.getMaintenance, async () => ({
    data: {
      ...(await supervisor.strength().catch((cause: unknown) => {
        throw new AppError('unavailable', { info: 'Não foi possível saber dos outros nós. Tente de novo.', cause })
      })),
      users: await countRows(database, 'users'),
      jogos: await countRows(database, 'jogos'),
      demo: await countRows(database, 'demo'),
    },
  }))
  implement(app, context, endpoints.restartApi, async (call) => {
    const report = await supervisor.restart().catch(async (cause: unknown) => {
      await audit(database, call, {
        action: 'maintenance.restart',
        summary: 'usou Restart Api, sem sucesso: os processos de antes continuam',
      })
      throw new AppError('unavailable', {
        info: 'Os processos novos não ficaram prontos. Os de antes continuam no ar.',
        cause,
      })
    })
    const seconds = report.seconds.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
    const processes = `${report.workers} ${plural(report.workers, 'processo', 'processos')}`
    await audit(database, call, {
      action: 'maintenance.restart',
      summary: `usou Restart Api: ${processes}${report.nodes > 1 ? ` de ${report.nodes} nós` : ''} em ${seconds} s`,
      details: { ...report },
    })
    return { data: report }
  })
  implement(app, context, endpoints.cleanUsers, async (call) => ({
    data: { copy: await takeLong(() => clean(context, 'users', call)) },
  }))
  implement(app, context, endpoints.cleanJogos, async (call) => ({
    data: { copy: await takeLong(() => clean(context, 'jogos', call)) },
  }))
  implement(app, context, endpoints.cleanDemo, async (call) => ({
    data: { copy: await takeLong(() => clean(context, 'demo', call)) },
  }))
  implement(app, context, endpoints.listCopies, ({ query, request }) =>
    listCopies(database, readPage(query), request.originalUrl, context.now()),
  )
  implement(app, context, endpoints.restoreCopy, async (call) => ({
    data: await takeLong(() => restoreCopy(context, call.params.id, { replace: call.query.substituir ?? false }, call)),
  }))
}

import { createHash } from 'node:crypto'
import { stable, type Refusal } from '../datasets/answers/bundle.ts'
import { text, type Bag } from '../datasets/answers/fields.ts'
import { DayIsOver, SyncFailed, type ConnectorCalls } from './calls.ts'
import type { CallAnswer, Collected, Learned, PlannedCall, Provider, SyncWish } from './connector.ts'

/** What earlier syncs have brought in. */
export interface AnswerMemory {
  find(subject: string): { readonly sign: string; readonly hash: string; readonly answer: Bag | null } | null
}

/** Of each window this part is kept for results and for matches that are on. */
const SHARE_OF_OTHERS = 0.3
/** Limits a sync, so that its answers are imported before the next one requests the rest. */
const MOST_OCCASIONAL = 120

/** Makes the calls of one sync. Where the day's calls run out, what has come so far is used: the most important. */
export async function collectAnswers(
  connector: Provider,
  calls: ConnectorCalls,
  wanted: Omit<SyncWish, 'knownSign'>,
  memory: AnswerMemory,
): Promise<Collected> {
  const answers: { call: string; answer: Bag }[] = []
  const refused: Refusal[] = []
  const compared: unknown[] = []
  const learned: Learned[] = []
  let needed = 0
  let came = 0
  let occasional = 0

  const sync = connector.sync({ ...wanted, knownSign: (subject) => memory.find(subject)?.sign ?? null })
  try {
    for (let step = sync.next(); !step.done;) step = sync.next(await ask(step.value))
  } catch (error) {
    if (!(error instanceof DayIsOver)) throw error
    if (came === 0) throw failed(connector, 'As chamadas de hoje acabaram: continuamos quando a cota voltar.')
  }
  const [first] = refused
  if (needed > 0 && came === 0) throw failed(connector, first?.reason ?? 'Nada do que foi pedido veio.')
  return { answers, refused, compared, learned }

  async function ask(planned: PlannedCall): Promise<CallAnswer> {
    const { occasional: occasion } = planned
    if (planned.needed) needed += 1
    const refusal = planned.refusal ?? (occasion && { subject: `refused ${occasion.subject}`, sign: occasion.sign })
    const known = occasion ? memory.find(occasion.subject) : null
    if (occasion && known?.sign === occasion.sign) {
      if (known.answer && occasion.always) answers.push({ call: nameOf(planned), answer: known.answer })
      return { kind: 'known', body: known.answer }
    }
    const no = refusal ? memory.find(refusal.subject) : null
    if (refusal && no?.sign === refusal.sign) return refuse(planned, no.answer ?? {})
    const answered = await askSparingly(planned)
    if (answered.kind === 'data') note(planned, answered.body)
    if (answered.kind === 'refused') {
      const answer = { reason: answered.reason, words: answered.words ?? '' }
      if (refusal) learned.push({ ...refusal, hash: 'refused', isNews: false, answer })
      return refuse(planned, answer)
    }
    return answered
  }

  function refuse({ call }: PlannedCall, said: Bag): CallAnswer {
    const [reason, words] = [text(said, 'reason') ?? 'recusado', text(said, 'words') ?? '']
    refused.push({ call, reason })
    compared.push([call, reason])
    return { kind: 'refused', reason, words }
  }

  async function askSparingly({ call, occasional: occasion, keep }: PlannedCall): Promise<CallAnswer> {
    const isSpared = occasion !== undefined && !occasion.always
    if (isSpared && occasional >= MOST_OCCASIONAL) return { kind: 'spared' }
    if (isSpared) occasional += 1
    try {
      const answered = await calls.get(call, isSpared ? SHARE_OF_OTHERS : 0)
      if (answered.kind === 'refused') return answered
      return { kind: 'data', body: stable(keep ? keep(answered.body) : answered.body) }
    } catch (error) {
      if (!isSpared || !(error instanceof DayIsOver)) throw error
      // What is left of the day belongs to the calls of the next syncs.
      occasional = MOST_OCCASIONAL
      return { kind: 'spared' }
    }
  }

  function note(planned: PlannedCall, body: Bag): void {
    const { occasional: occasion, written, isEmpty } = planned
    const answer = { call: nameOf(planned), answer: written ? written(body) : body }
    if (planned.needed) came += 1
    if (!occasion) {
      compared.push([planned.call, body])
      answers.push(answer)
      return
    }
    const { subject, sign, remember, always } = occasion
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
    const isNews = memory.find(subject)?.hash !== hash && !isEmpty?.(body)
    learned.push({ subject, sign, hash, isNews, answer: remember ? remember(body) : null })
    if (isNews || always) answers.push(answer)
  }
}

function nameOf({ call, about }: PlannedCall): string {
  return about === undefined ? call : `${call}#${about}`
}

function failed({ title }: Provider, reason: string): SyncFailed {
  return new SyncFailed({ file: title, line: null }, reason)
}

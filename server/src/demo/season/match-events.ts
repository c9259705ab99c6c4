import { createHash } from 'node:crypto'
import {
  randomFrom,
  type LineupPlayer,
  type MatchScript,
  type Random,
  type Side,
  type SimulatedSide,
  type TimedEvent,
} from '@meio-campo/football'

/** What is reported of an event from a moment on: an event may be corrected, or retracted. */
export interface Version {
  /** Seconds since kick-off. */
  readonly at: number
  readonly retracted: boolean
  readonly player: string | null
  readonly related: TimedEvent['related']
}

export interface ReportedEvent {
  readonly id: string
  readonly event: Omit<TimedEvent, 'type' | 'player' | 'related'> & { readonly type: TimedEvent['type'] | 'var' }
  readonly detail: string | null
  /** The first is the first report. */
  readonly versions: readonly [Version, ...Version[]]
}

type Sides = Readonly<Record<Side, SimulatedSide>>

const CHANCES = { confirmed: 0.08, annulled: 0.12, lateAssist: 0.25, wrongBooking: 0.06 } as const
const REVIEW_SECONDS = 75
const LATE_SECONDS = 100

/** The script as it is reported: with the video referee's reviews, and with errors that are corrected later. */
export function reportEvents(
  matchId: string,
  script: MatchScript,
  sides: Sides,
  seed: string,
): readonly ReportedEvent[] {
  const random = randomFrom(`${seed}/${matchId}/told`)
  const reported = script.events.flatMap((event) => reportEvent(event, script, sides, random))
  const all = [...reported, ...annulledGoal(script, sides, random)]
  const seen = new Map<string, number>()
  return all
    .toSorted((a, b) => a.versions[0].at - b.versions[0].at)
    .map((each) => {
      const { type, side, period } = each.event
      const content = `${matchId}|${type}|${side}|${period}|${each.versions.at(-1)?.player}`
      const time = (seen.get(content) ?? 0) + 1
      seen.set(content, time)
      return { ...each, id: `e_${createHash('sha256').update(`${content}|${time}`).digest('hex').slice(0, 20)}` }
    })
}

type Untitled = Omit<ReportedEvent, 'id'>

function reportEvent(event: TimedEvent, script: MatchScript, sides: Sides, random: Random): readonly Untitled[] {
  const { player, related, at, side, type } = event
  const truth: Version = { at, retracted: false, player, related }
  const plain: Untitled = { event, detail: null, versions: [truth] }
  if (type === 'goal' && related && random.chance(CHANCES.lateAssist)) {
    return [
      {
        ...plain,
        versions: [
          { ...truth, related: null },
          { ...truth, at: at + LATE_SECONDS },
        ],
      },
    ]
  }
  if (type === 'yellow' && side && random.chance(CHANCES.wrongBooking)) {
    const mistaken = random.pick(onPitch(sides[side], side, script, at).filter((each) => each.player !== player))
    if (!mistaken) return [plain]
    return [
      {
        ...plain,
        versions: [
          { ...truth, player: mistaken.player },
          { ...truth, at: at + LATE_SECONDS },
        ],
      },
    ]
  }
  if ((type === 'goal' || type === 'penalty') && random.chance(CHANCES.confirmed) && isQuiet(script, at, 50)) {
    return [plain, review(event, at + 40, 'Gol confirmado', event.scoreAfter)]
  }
  return [plain]
}

/** A goal that the video referee takes back: it stays, marked as retracted, so that readers who saw it learn of the retraction. */
function annulledGoal(script: MatchScript, sides: Sides, random: Random): readonly Untitled[] {
  const [period, side, minute] = [
    random.pick(['firstHalf', 'secondHalf'] as const)!,
    random.pick(['home', 'away'] as const)!,
    random.integer(6, 40),
  ]
  if (!random.chance(CHANCES.annulled)) return []
  const start = script.events.find((event) => event.type === 'periodStart' && event.period === period)!
  const at = start.at + minute * 60 + 20
  if (!isQuiet(script, at - 30, REVIEW_SECONDS + 60)) return []
  const forwards = onPitch(sides[side], side, script, at).filter(({ position }) => position === 'forward')
  const scorer = random.pick(forwards)
  if (!scorer) return []
  const score = script.events.findLast((event) => event.at <= at)!.scoreAfter
  const clock = { period, minute: start.minute + minute, added: null, side, at }
  const event = { ...clock, type: 'goal' as const, scoreAfter: { ...score, [side]: score[side] + 1 } }
  const truth = { player: scorer.player, related: null }
  return [
    {
      event,
      detail: null,
      versions: [
        { ...truth, at, retracted: false },
        { ...truth, at: at + REVIEW_SECONDS, retracted: true },
      ],
    },
    review(event, at + REVIEW_SECONDS, 'Gol anulado por impedimento', score),
  ]
}

function review(goal: Untitled['event'], at: number, detail: string, scoreAfter: TimedEvent['scoreAfter']): Untitled {
  const version = { at, retracted: false, player: null, related: null }
  return { event: { ...goal, at, type: 'var', scoreAfter }, detail, versions: [version] }
}

/** Whether nothing else happens for this many seconds: neither whistle nor goal may come between. */
function isQuiet({ events }: MatchScript, from: number, seconds: number): boolean {
  return !events.some(({ at }) => at > from && at <= from + seconds)
}

function onPitch(
  { starters }: SimulatedSide,
  side: Side,
  { events }: MatchScript,
  at: number,
): readonly LineupPlayer[] {
  const gone = new Set(
    events
      .filter((event) => event.side === side && event.at <= at)
      .flatMap(({ type, player, related }) =>
        type === 'substitution' ? [related?.player] : type === 'red' || type === 'secondYellow' ? [player] : [],
      ),
  )
  return starters.filter(({ player }) => !gone.has(player))
}

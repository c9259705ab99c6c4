import { randomFrom, stateAt, type MatchState } from '@meio-campo/football'
import type { PlannedMatch } from '../season/planned-match.ts'
import type { Play, World } from '../season/world.ts'

const MINUTE = 60_000
const DAY = 86_400_000
/** How long before kick-off the hour is certain. */
const CONFIRMED_MS = 21 * DAY
const CROWD_COUNTED_MS = 75 * MINUTE

export type MatchRow = ReturnType<typeof matchRow>

/** The row of a match at a given moment. `play` is missing while the line-ups are not known yet. */
export function matchRow(world: World, match: PlannedMatch, play: Play | null, now: number) {
  const seconds = Math.floor((now - match.kickoff) / 1000)
  const state = play && seconds >= 0 ? stateAt(play.script, seconds) : null
  const { kickoff, rescheduledFrom, postponed } = dateAt(match, now)
  return {
    id: match.id,
    edition_id: match.edition,
    phase_id: match.phase,
    group_id: match.group,
    tie_id: match.tie,
    round_id: match.round,
    leg: match.leg,
    home_id: match.home,
    away_id: match.away,
    kickoff: new Date(kickoff).toISOString(),
    time_confirmed: !postponed && kickoff - now <= CONFIRMED_MS,
    rescheduled_from: rescheduledFrom === null ? null : new Date(rescheduledFrom).toISOString(),
    status: postponed ? 'postponed' : (state?.phase ?? 'scheduled'),
    status_reason: match.postponement && now >= match.postponement.announced ? match.postponement.reason : null,
    minute: state?.minute ?? null,
    added: state?.added ?? null,
    neutral: match.neutral,
    stadium_id: stadiumOf(world, match),
    ...scoresAt(play, state, seconds),
    ...crowdAt(world, match, now),
    demo: true,
  }
}

/** The moments, besides kick-off and play, at which the row changes. */
export function wakesOf({ kickoff, knownFrom, postponement }: PlannedMatch): readonly number[] {
  const dates = postponement ? [postponement.announced, postponement.rescheduled] : []
  const first = postponement?.originally ?? kickoff
  return [knownFrom, first - CONFIRMED_MS, kickoff - CONFIRMED_MS, ...dates]
}

function dateAt({ kickoff, postponement }: PlannedMatch, now: number) {
  if (!postponement || now >= postponement.rescheduled) {
    return { kickoff, rescheduledFrom: postponement?.originally ?? null, postponed: false }
  }
  return { kickoff: postponement.originally, rescheduledFrom: null, postponed: now >= postponement.announced }
}

function scoresAt(play: Play | null, state: MatchState | null, seconds: number) {
  const none = { home: null, away: null }
  const script = play?.script
  const ended = (period: string) =>
    state?.events.some((event) => event.type === 'periodEnd' && event.period === period) ?? false
  const running = state && { ...state.score }
  // A goal counts until it is annulled.
  for (const { event, versions } of play?.reported ?? []) {
    const current = versions.findLast(({ at }) => at <= seconds)
    if (running && current && !current.retracted && event.side && versions.at(-1)!.retracted) running[event.side] += 1
  }
  const inExtraTime = script?.extraTime && ended('secondHalf')
  const half = (ended('firstHalf') && script?.halfTime) || none
  const regular = (inExtraTime ? script.score : running) ?? none
  const extra = (inExtraTime && running) || none
  const penalties = state?.penalties ?? none
  return {
    half_time_home: half.home,
    half_time_away: half.away,
    home_score: regular.home,
    away_score: regular.away,
    extra_time_home: extra.home,
    extra_time_away: extra.away,
    penalties_home: penalties.home,
    penalties_away: penalties.away,
  }
}

function stadiumOf({ teams, stadiums }: World, { home, neutral }: PlannedMatch): string | null {
  if (!neutral) return teams.get(home)?.stadium ?? null
  // A final is played at one of the largest grounds that belong to neither club.
  return stadiums.has('maracana') ? 'maracana' : (teams.get(home)?.stadium ?? null)
}

function crowdAt(world: World, match: PlannedMatch, now: number): { attendance: number | null; income: number | null } {
  const stadium = stadiumOf(world, match)
  const capacity = stadium === null ? undefined : world.stadiums.get(stadium)?.capacity
  if (capacity === undefined || now < match.kickoff + CROWD_COUNTED_MS) return { attendance: null, income: null }
  const random = randomFrom(`${world.seed}/${match.id}/crowd`)
  const visitors = world.squads.get(match.away)!.following
  const filled = world.squads.get(match.home)!.following * (0.6 + 0.4 * visitors + random.next() * 0.35)
  const attendance = Math.floor(capacity * Math.min(0.98, match.neutral ? 0.96 : filled))
  return { attendance, income: attendance * random.integer(28, 85) }
}

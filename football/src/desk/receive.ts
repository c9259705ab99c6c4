import type { Desk, DeskCommand, DeskRefusal } from './desk.ts'
import { findTwinMark } from './marks.ts'
import { eventToRecord, markMade, perform } from './perform.ts'
import { findTwin } from './twins.ts'

/** A command as it arrives from a desk that may not have seen what others did. */
export interface SentCommand extends DeskCommand {
  /** The operator was asked, and it is another event than the one another desk recorded. */
  readonly another?: boolean | undefined
  /** Of `another`: the events that it is not. One of the rest may still be the same. */
  readonly than?: readonly string[] | undefined
}

/** The desk after a command, the reason for refusing it, or the event of another desk that it probably repeats. */
export function receive(
  desk: Desk,
  command: SentCommand,
  isOfAnotherDesk: (id: string) => boolean,
): Desk | DeskRefusal | { readonly same: string } {
  // The event exists although its command is not stored: it was restored with its match.
  if (command.do === 'tell' && desk.events.some(({ id }) => id === command.id)) return desk
  if (command.do === 'mark' && desk.marks?.some(({ id }) => id === command.id)) return desk
  if (!command.another || command.than) {
    const twin = twinOf(desk, command, (id) => isOfAnotherDesk(id) && !command.than?.includes(id))
    if (twin) return { same: twin.id }
  }
  const result = perform(desk, command)
  return result.ok ? result.desk : result.refusal
}

function twinOf(
  desk: Desk,
  command: SentCommand,
  isOfAnotherDesk: (id: string) => boolean,
): { readonly id: string } | null {
  if (command.do === 'tell') {
    const event = eventToRecord(desk, command)
    return typeof event === 'string' ? null : findTwin(desk.events, event, isOfAnotherDesk)
  }
  if (command.do !== 'mark') return null
  const mark = markMade(desk, command)
  return typeof mark === 'string' ? null : findTwinMark(desk.marks ?? [], mark, isOfAnotherDesk)
}

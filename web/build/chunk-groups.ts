import type { Rolldown } from 'vite'

const firstPages = /[\\/]features[\\/]site[\\/](?:welcome[\\/]welcome-page|dashboard[\\/]dashboard-page)\.tsx$/
const accessPages = /[\\/]features[\\/](?:account[\\/]access|site[\\/](?:contact|help))[\\/].*-page\.tsx$/
const footballPages = /[\\/]features[\\/]football[\\/].*-page\.tsx$/
const entry = /[\\/]main\.tsx$|\.html$/
const ours = /[\\/]web[\\/]src[\\/]/
/** What can be entered about a record: of the pages that people arrive at, none needs it. */
const fields = /[\\/]contract[\\/]src[\\/]rules[\\/](?:record-fields[\\/](?!kinds)|duty-fields)/
const kinds = /[\\/]record-fields[\\/]kinds\.ts$/
/** A rule of the contract is a few lines, and would be a file. */
const rule = /[\\/]contract[\\/]src[\\/]rules[\\/][a-z-]+\.ts$/
const react = /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store)[\\/].*\.js$/
/** The router and what reads one answer: every page uses them. */
const tanstack = /node_modules[\\/]@tanstack[\\/](?!.*(?:virtual|infinite|queries|blocker)).*\.js$/i
const icon = /[\\/]@tabler[\\/]icons-react[\\/]/

/** Whether one of these pages imports this module of ours, itself or through others. */
function serves(pages: RegExp, id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (pages.test(id)) return true
  // A library's index imports all of it: that says nothing about a page.
  if (seen.has(id) || !ours.test(id)) return false
  seen.add(id)
  return context.getModuleInfo(id)?.importers.some((importer) => serves(pages, importer, context, seen)) ?? false
}

const SMALL_BYTES = 1000

/** A module that is neither a page nor an entry, and may share a file with others. */
const isPart = (id: string) => ours.test(id) && !entry.test(id)

/**
 * Few files instead of one per module that two pages share: each costs a request, and small ones compress badly.
 * `library` and `first` are what every page needs; `loaders` is what each page reads before it is drawn; `fields` what forms
 * and history need; `pieces` is what the pages visitors arrive at share with others, `forms` the pages without a session,
 * `shared` most pages, `football` those that people read, `small` what would be a file of a few lines. The numbers are how
 * many pages must share a module: with fewer, a page would fetch much that it does not use.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'loaders', test: /\?tsr-split=loader$/, includeDependenciesRecursively: false, priority: 7 },
  { name: 'library', test: (id) => react.test(id) || tanstack.test(id), priority: 6 },
  { name: 'first', tags: ['$initial'], test: (id) => !entry.test(id), priority: 5 },
  sharedBy(2, 'fields', 5, (id) => fields.test(id)),
  sharedBy(2, 'pieces', 4, (id, context) => icon.test(id) || rule.test(id) || serves(firstPages, id, context)),
  sharedBy(2, 'forms', 3, (id, context) => isPart(id) && serves(accessPages, id, context)),
  sharedBy(20, 'shared', 2, (id) => isPart(id) || kinds.test(id)),
  sharedBy(5, 'football', 1, (id, context) => isPart(id) && serves(footballPages, id, context)),
  { ...sharedBy(2, 'small', 0, isPart), maxModuleSize: SMALL_BYTES },
]

function sharedBy(
  minShareCount: number,
  name: string,
  priority: number,
  test: (id: string, context: Rolldown.ChunkingContext) => boolean,
): Rolldown.CodeSplittingGroup {
  return {
    name: (id, context) => (test(id, context) ? name : null),
    debugName: name,
    minShareCount,
    includeDependenciesRecursively: false,
    priority,
  }
}

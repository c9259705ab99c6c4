import type { Rolldown } from 'vite'

const firstPages = /[\\/]features[\\/]site[\\/](?:welcome[\\/]welcome-page|dashboard[\\/]dashboard-page)\.tsx$/
const entry = /[\\/]main\.tsx$|\.html$/
const ours = /[\\/]web[\\/]src[\\/]/
/** A rule of the contract is a few lines, and would be a file. */
const rule = /[\\/]contract[\\/]src[\\/]rules[\\/][a-z-]+\.ts$/
const icon = /[\\/]@tabler[\\/]icons-react[\\/]/

/** Whether one of the pages that visitors arrive at imports this module of ours, itself or through others. */
function servesFirstPages(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (firstPages.test(id)) return true
  // A library's index imports all of it: that says nothing about a page.
  if (seen.has(id) || !ours.test(id)) return false
  seen.add(id)
  return context.getModuleInfo(id)?.importers.some((importer) => servesFirstPages(importer, context, seen)) ?? false
}

/**
 * Few files instead of one per module that two pages share: each costs a request, and small ones compress badly.
 * `first` is what every page needs; `pieces` is what the pages visitors arrive at share with others.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Sheets stay with the app's: their order among each other is theme/styles.ts's to say.
  { name: 'react', tags: ['$initial'], test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 4 },
  { name: 'library', tags: ['$initial'], test: /node_modules[\\/].*\.[cm]?js$/, priority: 3 },
  { name: 'first', tags: ['$initial'], test: (id) => !entry.test(id), priority: 2 },
  {
    name: (id, context) => (icon.test(id) || rule.test(id) || servesFirstPages(id, context) ? 'pieces' : null),
    debugName: 'pieces',
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 1,
  },
]

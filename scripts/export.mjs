// `npm run export -- <folder or file> [--format csv|json|ndjson]`: writes all football data as a dump.
import { fromHere, runCommand } from './command.mjs'

const args = process.argv.slice(2)
runCommand(
  'export.ts',
  args.map((each, place) => (args[place - 1] === '--format' ? each : fromHere(each))),
)

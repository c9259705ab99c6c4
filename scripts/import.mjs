// `npm run import -- <dataset> <folder, file, archive or URL> [--dry-run] [--json]`: imports a dataset.
import { fromHere, runCommand } from './command.mjs'

const args = process.argv.slice(2)
// Options may stand anywhere: the dataset is the first that is none.
const dataset = args.findIndex((each) => !each.startsWith('-'))
runCommand(
  'import.ts',
  args.map((each, place) => (place === dataset ? each : fromHere(each))),
)

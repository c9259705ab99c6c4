// `npm run import -- <dataset> <folder, file, archive or URL> [--dry-run] [--json]`: imports a dataset.
import { fromHere, runCommand } from './command.mjs'

const args = process.argv.slice(2)
// Options may be anywhere: the dataset is the first argument that is not an option.
const dataset = args.findIndex((each) => !each.startsWith('-'))
runCommand(
  'import.ts',
  args.map((each, place) => (place === dataset ? each : fromHere(each))),
)

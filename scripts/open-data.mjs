// `npm run open-data -- <folder of sources> [<another folder>] [--out open-data]`: makes the open data that the project ships.
import { fromHere, runCommand } from './command.mjs'

runCommand('open-data.ts', process.argv.slice(2).map(fromHere))

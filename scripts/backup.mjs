// `npm run backup [-- file] [--verify]`: one file with database and files, also while the service runs.
import { fromHere, runCommand } from './command.mjs'

runCommand('backup.ts', process.argv.slice(2).map(fromHere))

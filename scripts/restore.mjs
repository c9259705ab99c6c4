// `npm run restore -- <file> [--yes] [--verify]`: puts database and files back to a backup.
import { fromHere, runCommand } from './command.mjs'

runCommand('restore.ts', process.argv.slice(2).map(fromHere))

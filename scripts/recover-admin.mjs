// `npm run recover-admin [-- e-mail]`: for an admin who lost password or second factor and has nobody to ask.
import { runCommand } from './command.mjs'

runCommand('recover-admin.ts', process.argv.slice(2))

// `npm run recover-admin [-- e-mail]`: restores access for an admin who lost the password or second factor when there
// is no other admin to help.
import { runCommand } from './command.mjs'

runCommand('recover-admin.ts', process.argv.slice(2))

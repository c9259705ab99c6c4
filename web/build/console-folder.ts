import { join } from 'node:path'

/** Where the console is built: given by the commands, which name each build after its sources. */
export const consoleFolder = process.env['CONSOLE_FOLDER'] ?? join(import.meta.dirname, '../dist/by-hand')

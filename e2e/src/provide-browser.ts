// For scripts/test.mjs: chooses the browser, installs it where none is there, and prints it as JSON.
import { chooseBrowser } from './browser-choice.ts'
import { thisMachine } from './browser-machine.ts'

console.log(JSON.stringify(await chooseBrowser(thisMachine(), { named: process.env['E2E_BROWSER'], install: true })))

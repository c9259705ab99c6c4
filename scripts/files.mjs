// `npm run files -- --to-s3` or `--to-folder`: moves stored files between the data folder and a bucket.
import { runCommand } from './command.mjs'

runCommand('files.ts', process.argv.slice(2))

// Executes SQL statements, one for each argument, in the database of the service whose folder is in DATA_DIR.
import pg from 'pg'
import { joinCluster } from '../../server/src/database/embedded/cluster.ts'

const address = await joinCluster(process.env['DATA_DIR']!, 'meio_campo')
if (!address) throw new Error('the service is not running')
const client = new pg.Client({ ...address })
await client.connect()
for (const statement of process.argv.slice(2)) await client.query(statement)
await client.end()

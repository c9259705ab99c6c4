// `npm run recover-admin [-- e-mail]`
import { parseArgs } from 'node:util'
import { readConfig, type Config } from './config/config.ts'
import { StartupError } from './config/startup-error.ts'
import { connect } from './connect.ts'
import { openDatabase } from './database/database.ts'
import { recoverAdmin } from './features/account/access/recover-admin.ts'

try {
  await run(readEmail(process.argv.slice(2)), readConfig())
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}

async function run(email: string | null, config: Config): Promise<void> {
  await using resources = new AsyncDisposableStack()
  const connection = await connect(config, 'recuperando o acesso de administração')
  resources.defer(() => connection.close())
  const database = openDatabase(connection.address, () => undefined)
  resources.defer(() => database.destroy())
  const { email: found, token, minutes } = await recoverAdmin(database, email, new Date())
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  console.log(
    [
      `Os segundos fatores de ${found} foram retirados, e a conta saiu de todos os dispositivos.`,
      'A senha continua a mesma. Se você também a perdeu, ou se era a inicial e venceu, escolha outra aqui:',
      `  ${publicUrl}/recover?token=${token}`,
      `O endereço vale por ${minutes} minutos e serve uma vez só. Depois de entrar, ligue outro segundo fator em Configurações → Segurança.`,
    ].join('\n'),
  )
}

function readEmail(args: readonly string[]): string | null {
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    if (positionals.length > 1)
      throw new StartupError('Informe um só e-mail: npm run recover-admin -- voce@exemplo.com')
    return positionals[0] ?? null
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError('Uso: npm run recover-admin -- voce@exemplo.com')
  }
}

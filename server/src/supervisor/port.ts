import { createServer, type AddressInfo } from 'node:net'
import { StartupError } from '../config/startup-error.ts'

/** Makes sure the port can be had, before anything else is started. Port 0 becomes a free one. */
export function reservePort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new StartupError(explainListening(error, { host, port }))),
    )
    server.listen({ host, port, exclusive: true }, () => {
      const { port: free } = server.address() as AddressInfo
      server.close(() => resolve(free))
    })
  })
}

export function explainListening(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `A porta ${port} já está em uso. Escolha outra com PORT, por exemplo: PORT=${port === 65_535 ? 3000 : port + 1} npm start`
    case 'EACCES':
      return `Sem permissão para usar a porta ${port}. Escolha uma acima de 1023 com PORT.`
    default:
      return `Não é possível escutar em ${host}:${port} (${error.code ?? error.message}). Confira HOST e PORT.`
  }
}

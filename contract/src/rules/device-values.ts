export interface DeviceValue {
  /** The beginning of the name under which the console stores it in the browser. */
  readonly prefix: string
  /** In the browser's storage, in that of the tab, or among the answers that it keeps (the Cache interface). */
  readonly where: 'local' | 'tab' | 'cache'
  /** In words, for the privacy page. */
  readonly what: string
}

const staying = ['console-', 'anuncios', 'theme', 'mesa:']

/**
 * Whether a value of this name is still there after "Sair": what belongs to the device, and what was done at a match's desk
 * and waits for a connection. Everything else belongs to the account, drafts included.
 */
export const staysOnDevice = (name: string): boolean => staying.some((prefix) => name.startsWith(prefix))

/**
 * Everything that the console stores in a browser, as the privacy page lists it; a test finds values that are stored and not
 * named here.
 */
export const deviceValues: readonly DeviceValue[] = [
  { prefix: 'email', where: 'local', what: 'o seu e-mail, se você deixou marcado "Lembrar neste dispositivo"' },
  { prefix: 'password', where: 'local', what: 'no mesmo caso, a senha **do dispositivo**, nunca a sua' },
  { prefix: 'draft:', where: 'local', what: 'rascunhos de formulários, até serem salvos ou descartados' },
  {
    prefix: 'sheet:',
    where: 'local',
    what: 'rascunhos de escalações, arbitragem, estatísticas e transmissões de um jogo, do mesmo modo',
  },
  { prefix: 'api-language', where: 'local', what: 'a linguagem dos exemplos de código que você escolheu' },
  {
    prefix: 'contact-draft',
    where: 'tab',
    what: 'na aba, o rascunho de uma mensagem de contato, até ser enviada ou a aba fechada',
  },
  {
    prefix: 'atos:',
    where: 'tab',
    what: 'na aba, os últimos lances que você registrou na mesa de um jogo, para poder desfazê-los',
  },
  {
    prefix: 'lance:',
    where: 'tab',
    what: 'na aba, o lance que você começou a registrar na mesa de um jogo e ainda não terminou',
  },
  { prefix: 'aba', where: 'tab', what: 'na aba, um número aleatório que distingue as mesas abertas de um jogo' },
  { prefix: 'estado', where: 'local', what: 'o estado do Brasil em que você assiste aos jogos, se você o escolheu' },
  {
    prefix: 'kept-',
    where: 'cache',
    what: 'se você deixou marcado "Lembrar neste dispositivo", o seu nome e as últimas páginas de futebol que você abriu, para ler sem conexão',
  },
  {
    prefix: 'console-',
    where: 'cache',
    what: 'no mesmo caso, os arquivos do próprio console, iguais para todos, para que ele abra sem conexão',
  },
  {
    prefix: 'anuncios',
    where: 'local',
    what: 'se este site mostra anúncios, a sua resposta sobre eles',
  },
  { prefix: 'theme', where: 'local', what: 'o tema claro ou escuro' },
  {
    prefix: 'mesa:',
    where: 'local',
    what: 'o que você registrou na mesa de um jogo sem conexão e ainda não foi enviado',
  },
]

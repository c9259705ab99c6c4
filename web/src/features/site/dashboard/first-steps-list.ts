import type { Dashboard } from './dashboard-queries.ts'

export interface Step {
  readonly id: 'email' | 'team' | 'photo' | 'key' | 'call' | 'webhook'
  readonly label: string
  /** What helps, while it is not done. */
  readonly hint: string
  readonly done: boolean
}

type AccountSteps = NonNullable<Dashboard['account']>

export function findSteps({
  emailConfirmed,
  team,
  photo,
  key,
  firstCall,
  push,
}: Pick<AccountSteps, 'emailConfirmed' | 'team' | 'photo' | 'key' | 'firstCall'> & {
  readonly push: Pick<AccountSteps['push'], 'connected'>
}): readonly Step[] {
  return [
    {
      id: 'email',
      label: 'Confirmar o e-mail',
      hint: 'Abra o link que enviamos para a sua caixa de entrada.',
      done: emailConfirmed,
    },
    {
      id: 'team',
      label: 'Escolher o seu time',
      hint: 'Ele aparece no menu e vem primeiro nesta página.',
      done: team !== null,
    },
    {
      id: 'key',
      label: 'Criar uma chave de API',
      hint: 'Com ela os seus programas leem tudo o que você vê aqui.',
      done: key,
    },
    {
      id: 'call',
      label: 'Fazer a primeira chamada',
      hint: 'Um comando no terminal basta; ele aparece ao criar a chave.',
      done: firstCall,
    },
    {
      id: 'webhook',
      label: 'Conectar um webhook',
      hint: 'Crie um e use Enviar teste: o passo se completa quando o seu servidor aceitar.',
      done: push.connected,
    },
    { id: 'photo', label: 'Adicionar uma foto', hint: 'JPEG, PNG ou WebP de até 8\u00a0MB.', done: photo },
  ]
}

import type { Dashboard } from './dashboard-queries.ts'

export interface Step {
  readonly id: 'email' | 'team' | 'photo' | 'key' | 'call'
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
}: Pick<AccountSteps, 'emailConfirmed' | 'team' | 'photo' | 'key' | 'firstCall'>): readonly Step[] {
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
    { id: 'photo', label: 'Adicionar uma foto', hint: 'JPEG, PNG ou WebP de até 8 MB.', done: photo },
  ]
}

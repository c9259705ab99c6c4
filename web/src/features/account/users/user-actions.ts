import type { User } from '@meio-campo/contract'

export type UserAction =
  | 'promote'
  | 'demote'
  | 'block'
  | 'unblock'
  | 'sign-out'
  | 'send-reset'
  | 'remove-factors'
  | 'delete'
  | 'keep'

interface Words {
  /** In the menu, and the title of the question. */
  readonly label: string
  readonly question: (name: string, own: boolean) => string
  readonly done: string
  readonly danger: boolean
}

export const userActions: Readonly<Record<UserAction, Words>> = {
  promote: {
    label: 'Tornar admin',
    question: (name) => `${name} poderá editar tudo, ver todas as contas e usar as ações de manutenção.`,
    done: 'Acesso de administração dado.',
    danger: false,
  },
  demote: {
    label: 'Retirar admin',
    question: (name, own) =>
      own
        ? 'Você perde o acesso à administração agora, e só outra conta de administração pode devolvê-lo.'
        : `${name} perde o acesso à administração agora. A conta continua.`,
    done: 'Acesso de administração retirado.',
    danger: true,
  },
  block: {
    label: 'Bloquear conta',
    question: (name) => `${name} sai de todos os dispositivos agora e não entra mais até a conta ser desbloqueada.`,
    done: 'Conta bloqueada.',
    danger: true,
  },
  unblock: {
    label: 'Desbloquear conta',
    question: (name) => `${name} poderá entrar de novo com a senha.`,
    done: 'Conta desbloqueada.',
    danger: false,
  },
  'sign-out': {
    label: 'Encerrar sessões',
    question: (name) => `${name} sai de todos os dispositivos agora e precisa entrar de novo com a senha.`,
    done: 'Sessões encerradas.',
    danger: true,
  },
  'send-reset': {
    label: 'Mandar link de nova senha',
    question: (name) =>
      `${name} recebe por e-mail o link para escolher outra senha, que vale por 30 minutos. Até lá a senha de agora continua, e você não vê nenhuma das duas.`,
    done: 'Link enviado por e-mail.',
    danger: false,
  },
  'remove-factors': {
    label: 'Retirar segundos fatores',
    question: (name) =>
      `Para quem perdeu o celular, as chaves de acesso e os códigos de recuperação. ${name} sai de todos os dispositivos, volta a entrar só com a senha e recebe um aviso por e-mail.`,
    done: 'Segundos fatores retirados.',
    danger: true,
  },
  delete: {
    label: 'Excluir conta',
    question: (name) =>
      `Em sete dias, a conta de ${name} e tudo o que guardamos dela são apagados. Até lá ${name}, que recebe um aviso por e-mail, pode manter a conta; para impedir isso, bloqueie-a antes.`,
    done: 'A conta será excluída em sete dias.',
    danger: true,
  },
  keep: {
    label: 'Manter conta',
    question: (name) => `A conta de ${name} deixa de ser excluída.`,
    done: 'A conta continua.',
    danger: false,
  },
}

/** What may be done to an account. One's own can neither be blocked nor signed out from here: "Sair" does that. */
export function listUserActions(
  user: Pick<User, 'admin' | 'blocked' | 'deletesAt'>,
  own: boolean,
): readonly UserAction[] {
  const role: UserAction = user.admin ? 'demote' : 'promote'
  if (own) return [role]
  const end: UserAction = user.deletesAt === null ? 'delete' : 'keep'
  return user.blocked ? [role, 'unblock', end] : [role, 'sign-out', 'send-reset', 'remove-factors', 'block', end]
}

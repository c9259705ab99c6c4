import type { PersonalTopic } from './personal-table.ts'

/** Letters, and what running a service leaves behind. */
export const serviceTopics: readonly PersonalTopic[] = [
  {
    title: 'Mensagens de contato',
    what: 'nome, e-mail, assunto e texto',
    purpose: 'Responder a você',
    tables: [
      {
        table: 'contact_messages',
        called: 'mensagens de contato',
        belongs: [{ by: 'email', column: 'email' }],
        kept: [{ how: 'until', words: 'até a administração removê-las' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'E-mails enviados',
    what: 'destinatário, assunto e datas; o texto é apagado depois do envio',
    purpose: 'Garantir que a mensagem chegue',
    tables: [
      {
        table: 'mails',
        called: 'e-mails enviados',
        belongs: [{ by: 'email', column: 'recipient' }],
        hidden: ['body', 'html', 'unsubscribe_url', 'forgotten'],
        kept: [{ how: 'days', days: 30, since: 'created_at' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Auditoria',
    what: 'quem fez o quê e quando: entradas na conta (também as que falharam) e ações de administração e de segurança, com o número da chamada, o endereço IP e o navegador',
    purpose:
      'Segurança e prestação de contas; as entradas da sua conta aparecem para você em Configurações → Dispositivos',
    tables: [
      {
        table: 'audit_log',
        called: 'auditoria',
        belongs: [
          { by: 'id', column: 'actor_id', name: 'actor_name' },
          { by: 'id', column: 'account_id' },
        ],
        kept: [
          {
            how: 'days',
            days: 180,
            since: 'at',
            clears: ['address', 'device'],
            words: 'o endereço IP e o navegador, 180 dias',
          },
          { how: 'until', words: 'o resto, enquanto a instalação existir' },
        ],
        ends: 'anonymised',
      },
    ],
  },
  {
    title: 'Cópias de uma limpeza',
    what: 'quando a administração apaga contas ou jogos de uma vez: as linhas apagadas, para poder desfazer; e quem fez isso ou um backup',
    purpose: 'Desfazer um engano',
    tables: [
      {
        table: 'copies',
        called: 'cópias de limpeza',
        belongs: [{ by: 'name', column: 'actor_name' }],
        kept: [{ how: 'expiry', column: 'expires_at', days: 30 }],
        ends: 'anonymised',
      },
      {
        table: 'copy_rows',
        called: 'linhas copiadas',
        belongs: [],
        kept: [{ how: 'until', words: 'enquanto a cópia' }],
        ends: 'removed',
      },
      {
        table: 'backup_runs',
        called: 'backups feitos',
        belongs: [{ by: 'name', column: 'actor_name' }],
        kept: [{ how: 'until', words: 'os 100 mais novos' }],
        ends: 'anonymised',
      },
    ],
  },
]

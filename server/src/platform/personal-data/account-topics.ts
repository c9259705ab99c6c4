import { sql } from 'kysely'
import { ofUser, WITH_ACCOUNT, type PersonalTopic } from './personal-table.ts'

const DEVICE_IDLE_DAYS = 90
/** However much it is used: after a year the password is asked for again. */
export const DEVICE_LIFE_DAYS = 365
/** Of a device that is not to be remembered: as long as a tab may stay open without a call. */
export const TEMPORARY_IDLE_DAYS = 1

/** The account itself, and how its owner gets into it. */
export const accountTopics: readonly PersonalTopic[] = [
  {
    title: 'Conta',
    what: 'nome, e-mail e se foi confirmado, time do coração, foto e modo de exibição (se você escolher), plano, as datas de criação, de aceite dos termos, do último acesso e, se você pediu, da exclusão. Da senha fica só o resultado de uma função de mão única (argon2id): ninguém consegue lê-la',
    purpose: 'Ter uma conta e reconhecer você',
    tables: [
      {
        table: 'users',
        called: 'conta',
        belongs: [{ by: 'id', column: 'id' }],
        hidden: ['password_hash', 'version'],
        kept: WITH_ACCOUNT,
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Funções',
    what: 'o que a administração deu a você para fazer (mesário, editor, revisor ou colaborador), desde quando e até que dia',
    purpose: 'Saber o que cada pessoa pode fazer',
    tables: [
      {
        table: 'duties',
        called: 'funções',
        belongs: [ofUser],
        kept: [{ how: 'until', words: 'até ser retirada' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Convites',
    what: 'o e-mail de quem foi convidado, quem convidou, a função que viria com a conta e as datas; o link, em forma irreversível',
    purpose: 'Convidar pessoas por e-mail, sem que ninguém receba convites demais',
    tables: [
      {
        table: 'invites',
        called: 'convites',
        belongs: [
          { by: 'id', column: 'sender_id' },
          { by: 'email', column: 'email' },
        ],
        hidden: ['token_hash'],
        kept: [{ how: 'days', days: 30, since: 'created_at' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Imagens enviadas',
    what: 'a imagem recodificada, sem o que a câmera escreveu nela, e quando foi enviada',
    purpose: 'A sua foto e as imagens de times, jogadores e campeonatos',
    tables: [
      {
        table: 'uploads',
        called: 'imagens',
        belongs: [{ by: 'id', column: 'owner_id' }],
        hidden: ['taken'],
        kept: [{ how: 'until', words: 'enquanto estiver em uso; sem uso, um dia' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Dispositivos e sessões',
    what: 'nome do navegador e do sistema, datas de criação e de último uso, a senha própria do dispositivo e o código de acesso, ambos em forma irreversível',
    purpose: 'Entrar sem pedir a senha de novo, e deixar você ver e desconectar cada dispositivo',
    tables: [
      {
        table: 'devices',
        called: 'dispositivos',
        belongs: [ofUser],
        hidden: ['password_hash'],
        kept: [
          {
            how: 'days',
            days: DEVICE_IDLE_DAYS,
            since: 'last_used_at',
            words: `até você sair, desconectá-lo ou passar ${DEVICE_IDLE_DAYS} dias sem uso`,
          },
          {
            how: 'days',
            days: TEMPORARY_IDLE_DAYS,
            since: 'last_used_at',
            only: () => sql`temporary`,
            words: 'um dia sem uso, se você não pediu para lembrar',
          },
          {
            how: 'days',
            days: DEVICE_LIFE_DAYS,
            since: 'created_at',
            words: 'no máximo um ano, quando se pede a senha de novo',
          },
        ],
        ends: 'removed',
      },
      {
        table: 'sessions',
        called: 'sessões',
        belongs: [ofUser],
        hidden: ['token_hash'],
        kept: [{ how: 'expiry', column: 'expires_at', words: 'uma hora' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Segundo fator',
    what: 'se você ligar: o segredo do aplicativo de códigos, cifrado; a parte pública e o nome de cada chave de acesso; os códigos de recuperação, em forma irreversível',
    purpose: 'Pedir mais do que a senha em um dispositivo novo',
    tables: [
      {
        table: 'totp_factors',
        called: 'aplicativo de códigos',
        belongs: [ofUser],
        hidden: ['secret_sealed', 'last_step'],
        kept: [{ how: 'until', words: 'até você desligar' }],
        ends: 'removed',
      },
      {
        table: 'passkeys',
        called: 'chaves de acesso',
        belongs: [ofUser],
        hidden: ['credential_id', 'public_key', 'counter'],
        kept: [{ how: 'until', words: 'até você remover' }],
        ends: 'removed',
      },
      {
        table: 'recovery_codes',
        called: 'códigos de recuperação',
        belongs: [ofUser],
        hidden: ['code_hash'],
        kept: [{ how: 'until', words: 'até serem usados ou trocados' }],
        ends: 'removed',
      },
      {
        table: 'passkey_challenges',
        called: 'desafios',
        belongs: [ofUser],
        hidden: ['challenge'],
        kept: [{ how: 'expiry', column: 'expires_at', words: 'alguns minutos' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Redes e dispositivos conhecidos',
    what: 'de onde e com que navegador você entrou, em forma irreversível',
    purpose: 'Avisar você por e-mail de um dispositivo novo, e não deixar você de fora por tentativas de outros',
    tables: [
      {
        table: 'known_devices',
        called: 'dispositivos conhecidos',
        belongs: [ofUser],
        hidden: ['device_hash'],
        kept: [{ how: 'days', days: 90, since: 'last_used_at', after: 'depois do último uso' }],
        ends: 'removed',
      },
      {
        table: 'known_networks',
        called: 'redes conhecidas',
        belongs: [ofUser],
        hidden: ['network_hash'],
        kept: [{ how: 'days', days: 90, since: 'last_used_at', after: 'depois do último uso' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Links enviados por e-mail',
    what: 'o código do link, em forma irreversível, e o e-mail a que foi enviado',
    purpose: 'Confirmar o e-mail (vale três dias) e recuperar a senha (vale 30 minutos)',
    tables: [
      {
        table: 'account_tokens',
        called: 'links enviados',
        belongs: [ofUser],
        hidden: ['token_hash'],
        kept: [{ how: 'expiry', column: 'expires_at', words: 'até serem usados ou vencerem' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Tentativas de entrar com senha errada',
    what: 'uma contagem por conta (o e-mail em forma irreversível) e por rede (o endereço IP, ou a parte dele que identifica a rede)',
    purpose: 'Impedir que adivinhem a sua senha',
    tables: [
      {
        table: 'login_failures',
        called: 'tentativas',
        belongs: [],
        kept: [{ how: 'expiry', column: 'expires_at', words: 'até uma hora' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Arquivo dos seus dados',
    what: 'se você pedir: tudo o que esta página lista sobre a sua conta, em um arquivo',
    purpose: 'Entregar a você uma cópia dos seus dados',
    tables: [
      {
        table: 'account_archives',
        called: 'arquivos de dados',
        belongs: [ofUser],
        kept: [{ how: 'expiry', column: 'expires_at', days: 7 }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Contas excluídas',
    what: 'um número, em forma irreversível, que não diz de quem era a conta',
    purpose: 'Excluir de novo uma conta que volte com a restauração de um backup',
    tables: [
      {
        table: 'deleted_accounts',
        called: 'contas excluídas',
        belongs: [],
        kept: [{ how: 'days', days: 2 * 366, since: 'deleted_at', words: 'dois anos' }],
        ends: 'removed',
      },
    ],
  },
]

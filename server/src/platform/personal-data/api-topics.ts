import { sql } from 'kysely'
import { ofUser, WITH_ACCOUNT, type PersonalTopic } from './personal-table.ts'

/** What programs of an account do, and what is sent to it. */
export const apiTopics: readonly PersonalTopic[] = [
  {
    title: 'Chaves de API',
    what: 'nome, escopos, sites e endereços permitidos de cada chave, datas de criação, de último uso e de revogação; o segredo, em forma irreversível; e quantas chamadas foram feitas por dia',
    purpose: 'Deixar os seus programas usarem a API, dentro das cotas',
    tables: [
      { table: 'api_keys', called: 'chaves de API', belongs: [ofUser], kept: WITH_ACCOUNT, ends: 'removed' },
      {
        table: 'api_key_secrets',
        called: 'segredos das chaves',
        belongs: [ofUser],
        hidden: ['hash'],
        kept: WITH_ACCOUNT,
        ends: 'removed',
      },
      {
        table: 'quota_days',
        called: 'cotas por dia',
        belongs: [ofUser],
        kept: [{ how: 'days', days: 40, since: 'day' }],
        ends: 'removed',
      },
      {
        table: 'quota_alerts',
        called: 'avisos de cota',
        belongs: [ofUser],
        kept: [{ how: 'days', days: 40, since: 'day' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Registro de chamadas',
    what: 'de cada chamada feita com uma chave: quando, qual, o resultado e o código do erro, quanto demorou, o tamanho da resposta, a rede de onde veio (parte do endereço IP) e o programa que chamou (`User-Agent`); o corpo de gravações recusadas, sem segredos, por 24 horas; somas por hora e por dia; e, de chamadas com `Idempotency-Key`, a resposta',
    purpose: 'Mostrar a você o uso das suas chaves, e não repetir uma gravação enviada duas vezes',
    tables: [
      {
        table: 'request_log',
        called: 'registro de chamadas',
        belongs: [ofUser],
        kept: [
          { how: 'days', days: 7, since: 'at' },
          {
            how: 'days',
            days: 1,
            since: 'at',
            clears: ['refused_body'],
            words: 'o corpo de gravações recusadas, 24 horas',
          },
        ],
        ends: 'removed',
      },
      {
        table: 'usage_hours',
        called: 'uso por hora',
        belongs: [ofUser],
        kept: [{ how: 'days', days: 40, since: 'hour' }],
        ends: 'removed',
      },
      {
        table: 'usage_days',
        called: 'uso por dia',
        belongs: [ofUser],
        kept: [{ how: 'days', days: 2 * 366, since: 'day', words: 'dois anos' }],
        ends: 'removed',
      },
      {
        table: 'idempotent_calls',
        called: 'respostas repetíveis',
        belongs: [ofUser],
        hidden: ['fingerprint'],
        kept: [{ how: 'days', days: 1, since: 'created_at' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Webhooks',
    what: 'nome, endereço, filtros e nomes dos cabeçalhos de cada webhook, o segredo e os valores dos cabeçalhos cifrados, e o que foi enviado e respondido em cada entrega',
    purpose: 'Entregar eventos aos seus programas e mostrar a você o que aconteceu',
    tables: [
      {
        table: 'webhooks',
        called: 'webhooks',
        belongs: [ofUser],
        hidden: ['secret', 'previous_secret', 'headers', 'after_seq'],
        kept: WITH_ACCOUNT,
        ends: 'removed',
      },
      {
        table: 'webhook_deliveries',
        called: 'entregas',
        belongs: [ofUser],
        hidden: ['seq', 'lane'],
        kept: [{ how: 'days', days: 30, since: 'created_at' }],
        ends: 'removed',
      },
      {
        table: 'webhook_attempts',
        called: 'tentativas de entrega',
        belongs: [ofUser],
        kept: [{ how: 'until', words: 'enquanto a entrega' }],
        ends: 'removed',
      },
      {
        table: 'webhook_lanes',
        called: 'filas de entrega',
        belongs: [ofUser],
        hidden: ['held_by'],
        kept: [{ how: 'until', words: 'enquanto houver entregas a fazer' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Notificações e calendários',
    what: 'os navegadores em que você ligou notificações (o endereço e as chaves que eles deram), o que você quer saber e em que horários, se quer um resumo por e-mail e o dia do último, os times, pessoas, campeonatos e jogos que acompanha, na sua ordem, e os calendários que assinou',
    purpose: 'Avisar você do que escolheu',
    tables: [
      {
        table: 'push_subscriptions',
        called: 'navegadores com notificações',
        belongs: [ofUser],
        hidden: ['endpoint', 'p256dh', 'auth'],
        kept: [{ how: 'until', words: 'até você desligar, sair ou o navegador recusar' }],
        ends: 'removed',
      },
      {
        table: 'notifications',
        called: 'notificações a enviar',
        belongs: [{ by: 'parent', column: 'subscription_id', parent: 'push_subscriptions' }],
        kept: [{ how: 'expiry', column: 'expires_at', words: 'até serem enviadas ou vencerem' }],
        ends: 'removed',
      },
      {
        table: 'notification_preferences',
        called: 'preferências de notificação',
        belongs: [ofUser],
        kept: WITH_ACCOUNT,
        ends: 'removed',
      },
      {
        table: 'follows',
        called: 'acompanhamentos',
        belongs: [ofUser],
        kept: [
          {
            how: 'days',
            days: 30,
            since: 'created_at',
            after: 'depois do jogo',
            only: (before) => sql`follows.kind = 'match' and not exists (
              select 1 from matches where matches.id = follows.record_id and matches.moment > ${before})`,
          },
          { how: 'until', words: 'times, pessoas e campeonatos até você deixar de acompanhar' },
        ],
        ends: 'removed',
      },
      {
        table: 'calendar_subscriptions',
        called: 'calendários',
        belongs: [ofUser],
        hidden: ['sealed_proof'],
        kept: [{ how: 'until', words: 'até você cancelar' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Visões salvas',
    what: 'o nome, os filtros e a ordem das listas que você salvou, e se a administração as compartilhou',
    purpose: 'Abrir de novo uma lista como você a deixou',
    tables: [
      {
        table: 'saved_views',
        called: 'visões salvas',
        belongs: [ofUser],
        kept: [{ how: 'until', words: 'até você excluir a visão ou a conta' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Simulações',
    what: 'os jogos que você simulou e quando',
    purpose: 'Testar webhooks e o fluxo ao vivo',
    tables: [
      {
        table: 'simulations',
        called: 'simulações',
        belongs: [ofUser],
        hidden: ['script'],
        kept: [{ how: 'until', words: 'as 50 mais novas' }],
        ends: 'removed',
      },
    ],
  },
]

import { sql } from 'kysely'
import { AS_LONG_AS_THE_DATA, ofUser, WITH_ACCOUNT, type Belonging, type PersonalTopic } from './personal-table.ts'

const byActor = { by: 'id', column: 'actor_id', name: 'actor_name' } as const satisfies Belonging
const decidedBy = { by: 'name', column: 'decided_by' } as const satisfies Belonging

/** What people do with the data of football: it stays when they go, without their names. */
export const workTopics: readonly PersonalTopic[] = [
  {
    title: 'Sugestões e planilhas',
    what: 'o que você sugeriu mudar, com fonte e comentário, e a resposta; as planilhas que você enviou e os erros achados nelas',
    purpose: 'Corrigir e completar os dados',
    tables: [
      {
        table: 'suggestions',
        called: 'sugestões',
        belongs: [{ by: 'id', column: 'author_id' }, decidedBy],
        hidden: ['decided_by'],
        kept: WITH_ACCOUNT,
        ends: 'removed',
      },
      {
        table: 'sheets',
        called: 'planilhas',
        belongs: [{ by: 'id', column: 'owner_id' }],
        kept: [{ how: 'days', days: 7, since: 'created_at', only: () => sql`status not in ('waiting', 'running')` }],
        ends: 'removed',
      },
      {
        table: 'sheet_errors',
        called: 'erros de planilhas',
        belongs: [{ by: 'parent', column: 'sheet_id', parent: 'sheets' }],
        kept: [{ how: 'until', words: 'enquanto a planilha' }],
        ends: 'removed',
      },
      {
        table: 'sheet_findings',
        called: 'prévias de planilhas',
        belongs: [{ by: 'parent', column: 'sheet_id', parent: 'sheets' }],
        kept: [{ how: 'until', words: 'enquanto a planilha' }],
        ends: 'removed',
      },
    ],
  },
  {
    title: 'Edições de dados',
    what: 'quem mudou, importou, uniu ou decidiu o quê nos dados de futebol, e quando; quem tem aberta a mesa de um jogo, também enquanto uma fonte espera por essa pessoa',
    purpose: 'Mostrar o histórico, desfazer erros e dar crédito',
    tables: [
      {
        table: 'edits',
        called: 'edições',
        belongs: [byActor, { by: 'id', column: 'credited_id', name: 'credited_name' }],
        kept: AS_LONG_AS_THE_DATA,
        ends: 'anonymised',
      },
      {
        table: 'desk_commands',
        called: 'lances registrados na mesa',
        belongs: [{ by: 'id', column: 'user_id', name: 'actor_name' }],
        kept: AS_LONG_AS_THE_DATA,
        ends: 'anonymised',
      },
      {
        table: 'desk_visits',
        called: 'mesas abertas',
        belongs: [ofUser],
        kept: [{ how: 'days', days: 1, since: 'seen_at' }],
        ends: 'removed',
      },
      {
        table: 'live_follows',
        called: 'jogos acompanhados por uma fonte',
        belongs: [{ by: 'name', column: 'operator' }],
        kept: [{ how: 'days', days: 1, since: 'asked_at', clears: ['operator'] }],
        ends: 'anonymised',
      },
      {
        table: 'import_runs',
        called: 'importações',
        belongs: [byActor],
        hidden: ['holder', 'etag', 'last_modified', 'content_hash', 'details', 'progress'],
        kept: AS_LONG_AS_THE_DATA,
        ends: 'anonymised',
      },
      {
        table: 'conflicts',
        called: 'divergências decididas',
        belongs: [{ by: 'id', column: 'resolved_by' }],
        kept: AS_LONG_AS_THE_DATA,
        ends: 'anonymised',
      },
      { table: 'joins', called: 'uniões', belongs: [decidedBy], kept: AS_LONG_AS_THE_DATA, ends: 'anonymised' },
      {
        table: 'possible_duplicates',
        called: 'duplicatas decididas',
        belongs: [decidedBy],
        kept: AS_LONG_AS_THE_DATA,
        ends: 'anonymised',
      },
      {
        table: 'plausibility_reports',
        called: 'alertas decididos',
        belongs: [decidedBy],
        kept: AS_LONG_AS_THE_DATA,
        ends: 'anonymised',
      },
      {
        table: 'waiting_matches',
        called: 'jogos à espera decididos',
        belongs: [decidedBy],
        kept: AS_LONG_AS_THE_DATA,
        ends: 'anonymised',
      },
      {
        table: 'waiting_squads',
        called: 'elencos à espera decididos',
        belongs: [decidedBy],
        kept: AS_LONG_AS_THE_DATA,
        ends: 'anonymised',
      },
      {
        table: 'datasets',
        called: 'direitos declarados',
        belongs: [{ by: 'name', column: 'right_stated_by' }],
        kept: AS_LONG_AS_THE_DATA,
        ends: 'anonymised',
      },
    ],
  },
]

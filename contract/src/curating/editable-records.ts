import { CoachPage } from '../football/coaches.ts'
import { CompetitionPage } from '../football/competitions.ts'
import { ConfederationPage } from '../football/confederations.ts'
import { PlayerPage } from '../football/players.ts'
import { StadiumPage } from '../football/stadiums.ts'
import { StreamingPage } from '../football/streamings.ts'
import { TeamPage } from '../football/teams.ts'
import { partEndpoints, recordEndpoints } from './records.ts'

/** The writing half: everything an admin can enter, and which of it an editor may be given. */
export const curatingEndpoints = {
  ...recordEndpoints('Team', '/api/v1/times', { kind: 'team', tag: 'Times', one: 'um time' }, TeamPage),
  ...recordEndpoints(
    'Player',
    '/api/v1/jogadores',
    { kind: 'person', tag: 'Jogadores', one: 'um jogador', duty: 'player' },
    PlayerPage,
  ),
  ...recordEndpoints('Coach', '/api/v1/tecnicos', { kind: 'person', tag: 'Técnicos', one: 'um técnico' }, CoachPage),
  ...recordEndpoints('Referee', '/api/v1/arbitros', {
    kind: 'person',
    tag: 'Jogos',
    one: 'uma pessoa da arbitragem',
    duty: 'referee',
  }),
  ...recordEndpoints(
    'Stadium',
    '/api/v1/estadios',
    { kind: 'stadium', tag: 'Estádios', one: 'um estádio', duty: 'stadium' },
    StadiumPage,
  ),
  ...recordEndpoints(
    'Confederation',
    '/api/v1/confederacoes',
    { kind: 'confederation', tag: 'Confederações', one: 'uma confederação', duty: 'confederation' },
    ConfederationPage,
  ),
  ...recordEndpoints(
    'Competition',
    '/api/v1/campeonatos',
    { kind: 'competition', tag: 'Campeonatos', one: 'um campeonato', duty: 'competition' },
    CompetitionPage,
  ),
  ...recordEndpoints('Edition', '/api/v1/edicoes', {
    kind: 'edition',
    tag: 'Campeonatos',
    one: 'uma edição',
    duty: 'edition',
  }),
  ...recordEndpoints(
    'Streaming',
    '/api/v1/streamings',
    { kind: 'streaming', tag: 'Streamings', one: 'um streaming' },
    StreamingPage,
  ),
  ...partEndpoints('Spell', '/api/v1/passagens', {
    kind: 'spell',
    tag: 'Elencos',
    one: 'uma passagem por um time',
    many: 'Passagens',
  }),
  ...partEndpoints('Transfer', '/api/v1/transferencias', {
    kind: 'transfer',
    tag: 'Elencos',
    one: 'uma transferência',
    many: 'Transferências',
  }),
  ...partEndpoints('Title', '/api/v1/titulos', {
    kind: 'title',
    tag: 'Campeonatos',
    one: 'um título',
    duty: 'title',
    many: 'Títulos',
  }),
  ...partEndpoints('BroadcastRight', '/api/v1/direitos', {
    kind: 'broadcastRight',
    tag: 'Streamings',
    one: 'um direito de transmissão',
    duty: 'broadcastRight',
    many: 'Direitos de transmissão',
  }),
  ...partEndpoints('Suspension', '/api/v1/suspensoes', {
    kind: 'suspension',
    tag: 'Elencos',
    one: 'uma suspensão',
    many: 'Suspensões',
  }),
  ...partEndpoints('Absence', '/api/v1/desfalques', {
    kind: 'absence',
    tag: 'Elencos',
    one: 'um desfalque',
    many: 'Desfalques',
  }),
  ...partEndpoints('Deduction', '/api/v1/punicoes', {
    kind: 'deduction',
    tag: 'Campeonatos',
    one: 'uma perda de pontos',
    duty: 'deduction',
    many: 'Perdas de pontos',
  }),
}

// The specification's table of routes, row by row: what each address shows and to whom.

import { LEAGUE, type Cast } from './demonstration.ts'

/**
 * `guest`: only visitors who are not signed in. `public`: needs no session. `checked`: open, after the session check.
 * `user`: signed-in users. `admin`: users with the admin flag.
 */
export type Access = 'guest' | 'public' | 'checked' | 'user' | 'admin'

export interface Address {
  /** With placeholders such as `{player}`: see `fillIn`. */
  readonly path: string
  readonly access: Access
  /** The page's h1. */
  readonly heading: string | RegExp
}

export interface Row {
  readonly name: string
  readonly addresses: readonly Address[]
}

const at = (access: Access, path: string, heading: string | RegExp): Address => ({ path, access, heading })
const row = (name: string, ...addresses: Address[]): Row => ({ name, addresses })

/** The dashboard greets by the hour; a visitor gets the public one. */
export const OWN_DASHBOARD = /^(?:Bom dia|Boa tarde|Boa noite), \S/
export const PUBLIC_DASHBOARD = 'O meio-campo dos dados do futebol'
export const ERROR_HEADING = 'Essa página saiu pela linha de fundo'

const team = '/times/flamengo'
const player = '/jogadores/{player}'
const coach = '/tecnicos/{coach}'
const league = `/campeonatos/${LEAGUE}`
const match = `${league}/jogos/{match}`
const union = '/confederacoes/cbf'
const streaming = '/streamings/globoplay'

export const rows: readonly Row[] = [
  row('root', at('guest', '/', 'O meio-campo entre os dados do futebol e o que você constrói.')),
  row(
    '/login, /register, /recover',
    at('guest', '/login', 'Fazer Login'),
    at('guest', '/register', 'Criar Conta'),
    at('guest', '/recover', 'Recuperar senha'),
  ),
  row('/contact', at('public', '/contact', 'Contato')),
  row('/dashboard', at('checked', '/dashboard', new RegExp(`${OWN_DASHBOARD.source}|^${PUBLIC_DASHBOARD}$`))),
  row(
    '/api, /push, /help, /settings',
    at('user', '/api', 'API'),
    at('user', '/push', 'Push'),
    at('user', '/help', 'Obter Ajuda'),
    at('user', '/settings', 'Perfil'),
    at('user', '/settings?aba=dispositivos', 'Dispositivos'),
    at('user', '/settings?aba=privacidade', 'Privacidade'),
  ),
  row('/times', at('user', '/times', 'Times'), at('user', '/times?pais=brasil&ordem=nome', 'Times')),
  row('/times/new', at('admin', '/times/new', 'Novo time')),
  row('/times/{id}', at('user', team, 'Flamengo')),
  row(
    '/times/{id}/…',
    at('user', `${team}/titulos`, 'Títulos'),
    at('user', `${team}/campeonatos`, 'Campeonatos'),
    at('user', `${team}/jogos`, 'Jogos'),
    at('user', `${team}/transferencias`, 'Transferências'),
    at('user', `${team}/elenco`, 'Elenco'),
  ),
  row('/times/{id}/settings', at('admin', `${team}/settings`, 'Editar time')),
  row(
    '/institucional/{id}',
    at('user', '/institucional/terms', 'Termos de uso'),
    at('user', '/institucional/privacy', 'Política de privacidade'),
  ),
  row(
    '/jogos and /jogos/{date}',
    at('user', '/jogos', 'Jogos'),
    at('user', '/jogos/2024', 'Jogos de 2024'),
    at('user', '/jogos/2024-05', 'Jogos de maio de 2024'),
    at('user', '/jogos/2024-05-12', 'Jogos de 12 de maio de 2024'),
    at('user', '/jogos/hoje', 'Jogos de hoje'),
    at('user', '/jogos/ontem', 'Jogos de ontem'),
    at('user', '/jogos/amanha', 'Jogos de amanhã'),
  ),
  row('/jogadores, /jogadores/{id}', at('user', '/jogadores', 'Jogadores'), at('user', player, '{player}')),
  row(
    '/jogadores/{id}/…',
    at('user', `${player}/transferencias`, 'Transferências'),
    at('user', `${player}/titulos`, 'Títulos'),
    at('user', `${player}/cartoes`, 'Cartões'),
  ),
  row(
    '/campeonatos, /campeonatos/{id}',
    at('user', '/campeonatos', 'Campeonatos'),
    at('user', league, /^Brasileirão Série A \d{4}$/),
  ),
  row(
    '/campeonatos/{id}/…',
    at('user', `${league}/settings`, 'Configurar campeonato'),
    at('user', `${league}/tabela?temporada=2024`, 'Tabela'),
    at('user', `${league}/campeoes`, 'Campeões'),
    at('user', `${league}/transmission`, 'Transmissão'),
  ),
  row(
    '/campeonatos/{id}/artilheiros',
    at('user', `${league}/artilheiros`, 'Artilheiros'),
    at('user', `${league}/artilheiros/2024-05`, 'Artilheiros por data'),
    at('user', `${league}/artilheiros/casa`, 'Artilheiros por local'),
    at('user', `${league}/artilheiros/maracana`, 'Artilheiros por local'),
  ),
  row(
    '/campeonatos/{id}/cartoes',
    at('user', `${league}/cartoes`, 'Cartões'),
    at('user', `${league}/cartoes/2024-05-12`, 'Cartões por data'),
    at('user', `${league}/cartoes/2024/amarelo`, 'Cartões por data e cor'),
    at('user', `${league}/cartoes/2024/vermelho`, 'Cartões por data e cor'),
  ),
  row('/campeonatos/{id}/jogos', at('user', `${league}/jogos`, 'Jogos'), at('user', match, '{match}')),
  row(
    '/campeonatos/{id}/jogos/{idjogo}/…',
    at('user', `${match}/settings`, 'Configurar jogo'),
    at('user', `${match}/aovivo`, 'Ao vivo'),
    at('user', `${match}/escalacao`, 'Escalação'),
    at('user', `${match}/arbitros`, 'Árbitros'),
  ),
  row('/estadios/{id}', at('user', '/estadios/maracana', 'Maracanã')),
  row(
    '/confederacoes, /new, /{id}',
    at('user', '/confederacoes', 'Confederações'),
    at('user', '/confederacoes/new', 'Nova confederação'),
    at('user', union, 'Confederação Brasileira de Futebol'),
  ),
  row(
    '/confederacoes/{id}/…',
    at('user', `${union}/settings`, 'Configurar confederação'),
    at('user', `${union}/jogos`, 'Jogos'),
    at('user', `${union}/times`, 'Times'),
    at('user', `${union}/campeonatos`, 'Campeonatos'),
  ),
  row('/streamings', at('user', '/streamings', 'Streamings')),
  row('/streamings/new', at('admin', '/streamings/new', 'Novo streaming')),
  row(
    '/streamings/{id}, /streamings/{id}/jogos',
    at('user', streaming, 'Globoplay'),
    at('user', `${streaming}/jogos`, 'Jogos'),
  ),
  row('/streamings/{id}/settings', at('admin', `${streaming}/settings`, 'Editar streaming')),
  row('/tecnicos, /tecnicos/{id}', at('user', '/tecnicos', 'Técnicos'), at('user', coach, '{coach}')),
  row('/tecnicos/new', at('admin', '/tecnicos/new', 'Novo técnico')),
  row(
    '/tecnicos/{id}/…',
    at('user', `${coach}/transferencias`, 'Transferências'),
    at('user', `${coach}/titulos`, 'Títulos'),
  ),
  row('/tecnicos/{id}/settings', at('admin', `${coach}/settings`, 'Editar técnico')),
]

const PLACEHOLDER = /\{(player|coach|match)\}/g

const fillWith = (text: string, cast: Cast, what: 'id' | 'name') =>
  text.replace(PLACEHOLDER, (_, role: keyof Cast) => cast[role][what])

/** Replaces placeholders: ids in the path, names in the heading. */
export function fillIn({ path, access, heading }: Address, cast: Cast): Address {
  const title = typeof heading === 'string' ? fillWith(heading, cast, 'name') : heading
  return { path: fillWith(path, cast, 'id'), access, heading: title }
}

/** Paths without a route, and paths with an invalid value. */
export const unknownAddresses: readonly string[] = [
  '/Times',
  '/nao-existe',
  '/times/flamengo/tacas',
  '/times//elenco',
  '/times/a%5Cb',
  '/times/%00',
  '/times/flamengo/jogos/2024',
  '/estadios',
  '/institucional',
  '/institucional/uma-outra',
  '/jogos/semana-que-vem',
  '/jogos/2024-13',
  '/jogos/2024-02-30',
  `${league}/artilheiros/2024-99`,
  `${league}/cartoes/casa`,
  `${league}/cartoes/2024-5`,
  `${league}/cartoes/2024/azul`,
  `${league}/cartoes/casa/amarelo`,
]

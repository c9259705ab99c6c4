import aparencia from './guides/aparencia.md?raw'
import cache from './guides/cache.md?raw'
import enderecos from './guides/enderecos.md?raw'
import entrar from './guides/entrar.md?raw'
import erros from './guides/erros.md?raw'
import importar from './guides/importar.md?raw'
import instalar from './guides/instalar.md?raw'
import limites from './guides/limites.md?raw'
import listas from './guides/listas.md?raw'
import manutencao from './guides/manutencao.md?raw'
import numeroDaChamada from './guides/numero-da-chamada.md?raw'
import primeiraChamada from './guides/primeira-chamada.md?raw'
import senha from './guides/senha.md?raw'

export interface Guide {
  /** Its anchor: `/help?guia=erros`. It is linked from outside, so it never changes. */
  readonly id: string
  readonly group: GuideGroup
  readonly title: string
  readonly summary: string
  /** Markdown; `{endereco}` stands for where this installation answers. */
  readonly text: string
}

export const guideGroups = ['Conta', 'API', 'Console e servidor'] as const
export type GuideGroup = (typeof guideGroups)[number]

const guide = (group: GuideGroup, id: string, title: string, summary: string, text: string): Guide => ({
  id,
  group,
  title,
  summary,
  text,
})

export const guides: readonly Guide[] = [
  guide('Conta', 'entrar', 'Entrar e dispositivos', 'O que fica guardado no navegador e como desconectar.', entrar),
  guide('Conta', 'senha', 'Recuperar ou trocar a senha', 'O link por e-mail, quanto vale e o que ele encerra.', senha),
  guide(
    'API',
    'primeira-chamada',
    'A primeira chamada em um minuto',
    'Com curl, sem conta e com a sua conta.',
    primeiraChamada,
  ),
  guide('API', 'enderecos', 'Os três endereços', 'Visitante, console e programa: o que cada um alcança.', enderecos),
  guide('API', 'erros', 'Como ler um erro', 'A forma de toda falha, error.Exit e os status.', erros),
  guide('API', 'listas', 'Listas e páginas', 'Paginar, filtrar, escolher campos e exportar.', listas),
  guide('API', 'cache', 'ETag e 304', 'Não baixe de novo o que não mudou.', cache),
  guide('API', 'limites', 'Limites de uso', 'Os cabeçalhos RateLimit e o que fazer com um 429.', limites),
  guide(
    'API',
    'numero-da-chamada',
    'Número da chamada',
    'X-Request-Id: o que mandar ao relatar um problema.',
    numeroDaChamada,
  ),
  guide('Console e servidor', 'aparencia', 'Tema e teclado', 'Claro, escuro, atalhos e leitores de tela.', aparencia),
  guide('Console e servidor', 'instalar', 'Instalar e configurar', 'npm start e as variáveis de ambiente.', instalar),
  guide('Console e servidor', 'importar', 'Importar dados', 'De onde vêm os dados e como trazer mais.', importar),
  guide('Console e servidor', 'manutencao', 'Ações de manutenção', 'O que faz cada uma e como desfazer.', manutencao),
]

export function findGuide(id: string): Guide | undefined {
  return guides.find((candidate) => candidate.id === id)
}

/** The guide's text with the addresses of this installation in its examples. */
export function guideText({ text }: Guide, address: string): string {
  return text.replaceAll('{endereco}', address)
}

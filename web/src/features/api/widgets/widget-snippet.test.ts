import { expect, test } from 'vitest'
import { pauseMs } from '../../../widgets/pace.ts'
import { attributesOf, writeWidget, type WidgetChoice } from './widget-snippet.ts'

const choice: WidgetChoice = {
  kind: 'tabela',
  competition: 'brasileirao_serie_a',
  team: '',
  match: 'bra_a_1',
  limit: '10',
  theme: 'claro',
}

test('the snippet says what was chosen and nothing else', () => {
  expect(writeWidget(choice, 'https://api.exemplo/widgets.js')).toBe(
    '<script src="https://api.exemplo/widgets.js" async></script>\n' +
      '<meio-campo-tabela campeonato="brasileirao_serie_a" limite="10" chave="SUA_CHAVE"></meio-campo-tabela>',
  )
  expect(attributesOf({ ...choice, kind: 'jogo', theme: 'escuro' })).toEqual({
    campeonato: 'brasileirao_serie_a',
    jogo: 'bra_a_1',
    tema: 'escuro',
  })
  expect(attributesOf({ ...choice, kind: 'proximos-jogos', team: 'bahia', limit: '' })).toEqual({ time: 'bahia' })
  expect(writeWidget({ ...choice, kind: 'artilheiros', theme: 'auto' }, 'x')).toContain(
    '<meio-campo-artilheiros campeonato="brasileirao_serie_a" limite="10" tema="auto" chave="SUA_CHAVE">',
  )
  expect(attributesOf({ ...choice, kind: 'mata-mata', limit: '2' })).toEqual({
    campeonato: 'brasileirao_serie_a',
    limite: '2',
  })
})

test('a value cannot end its attribute', () => {
  expect(writeWidget({ ...choice, limit: '"><script>' }, 'x')).toContain('limite="&quot;>&lt;script>"')
})

test('a widget looks often only while a ball rolls, and never before the API said', () => {
  const answer = { live: false, failed: false, retryAfterSeconds: null }
  expect(pauseMs({ ...answer, live: true })).toBeLessThan(pauseMs(answer))
  expect(pauseMs({ ...answer, live: true, failed: true, retryAfterSeconds: 600 })).toBe(600_000)
})

import { expect, test } from 'vitest'
import { parseSitePlace } from './site-place.ts'

test('each section keeps its own words', () => {
  expect(parseSitePlace({ secao: 'paginas', pagina: 'terms', post: 'x' })).toEqual({
    secao: 'paginas',
    pagina: 'terms',
  })
  expect(parseSitePlace({ secao: 'posts', post: 'ola_mundo' })).toEqual({ secao: 'posts', post: 'ola_mundo' })
  expect(parseSitePlace({ secao: 'posts', novo: 'true' })).toEqual({ secao: 'posts', novo: true })
  expect(parseSitePlace({ secao: 'mensagens', situacao: 'todas' })).toEqual({ secao: 'mensagens', situacao: 'todas' })
})

test('anything else is the first section, or the section alone', () => {
  expect(parseSitePlace({ secao: 'toString' })).toEqual({})
  expect(parseSitePlace({})).toEqual({})
  expect(parseSitePlace({ secao: 'posts', post: '../x' })).toEqual({ secao: 'posts' })
  expect(parseSitePlace({ secao: 'mensagens', situacao: 'x' })).toEqual({ secao: 'mensagens' })
})

import { expect, test } from 'vitest'
import { checkCategories, findCategoryError, toCategories } from './category-row.ts'

test('a new category gets its id from its name; an old one keeps its own', () => {
  expect(
    toCategories([
      { id: 'guia', name: ' Guias ' },
      { id: '', name: 'Análise tática' },
      { id: '', name: '  ' },
    ]),
  ).toEqual([
    { id: 'guia', name: 'Guias' },
    { id: 'analise_tatica', name: 'Análise tática' },
  ])
})

test('names may not be empty nor meet', () => {
  const rows = [
    { id: 'guia', name: 'Guia' },
    { id: '', name: 'Guía' },
  ]
  expect(findCategoryError(rows[1]!, rows)).toBe('Já há uma categoria com este nome.')
  expect(checkCategories([{ id: 'guia', name: '' }])).toBe('Confira as categorias.')
  expect(checkCategories([{ id: '', name: '' }])).toBeNull()
})

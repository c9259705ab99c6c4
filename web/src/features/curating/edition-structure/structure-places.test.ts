import { expect, test } from 'vitest'
import { structureSentences } from './structure-places.ts'

test('what the schema refuses of a structure says in which phase and which field it is', () => {
  const phases = [{ name: 'Liga' }, { name: ' ' }]
  const errors = [
    { field: 'phases.0.zones.1.to', message: 'Deve ser 512 ou menos.' },
    { field: 'phases.0.zones.1.to', message: 'Liga: a zona acesso termina antes de começar.' },
    { field: 'phases.0.rounds.4.name', message: 'Preencha este campo.' },
    { field: 'phases.1.name', message: 'Preencha este campo.' },
    { field: 'phases', message: 'No máximo 50 itens.' },
  ]
  expect(structureSentences(errors, phases)).toBe(
    [
      'Liga, zona 2, ao lugar: Deve ser 512 ou menos.',
      'Liga: a zona acesso termina antes de começar.',
      'Liga, rodada 5, nome: Preencha este campo.',
      'Fase 2, nome: Preencha este campo.',
      'No máximo 50 itens.',
    ].join(' '),
  )
})

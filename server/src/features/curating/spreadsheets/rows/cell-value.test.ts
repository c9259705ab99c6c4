import { recordFields, type Field } from '@meio-campo/contract/rules'
import { expect, it } from 'vitest'
import { readCell } from './cell-value.ts'

const { team, person, stadium, transfer, streaming } = recordFields
const readings = (field: Field, cells: readonly unknown[]) =>
  cells.map((cell) => {
    const reading = readCell(field, cell)
    return reading.is === 'value' ? reading.value : reading.is === 'reference' ? [reading.text] : reading.is
  })

it.each<[string, Field, readonly (readonly [cell: unknown, read: unknown])[]]>([
  [
    'dates as people and programs write them',
    person['birthDate']!,
    [
      ['31/12/1990', '1990-12-31'],
      ['1/2/1990', '1990-02-01'],
      ['1990-12-31', '1990-12-31'],
      ['31/02/1990', 'wrong'],
      ['1990', 'wrong'],
      ['  ', 'empty'],
    ],
  ],
  [
    'formulas without a result, which are no text either',
    team['city']!,
    [
      ['#N/D', 'wrong'],
      ['#DIV/0!', 'wrong'],
      ['#1', '#1'],
    ],
  ],
  [
    'texts on one line, without the break of a cell and what cannot be seen',
    team['city']!,
    [
      ['São\r\nPaulo', 'São Paulo'],
      ['\ufeffSão Paulo\u202e\u200b\n', 'São Paulo'],
      ['\n\u200b', 'empty'],
    ],
  ],
  [
    'whole numbers, with points between thousands',
    stadium['capacity']!,
    [
      ['78.838', 78_838],
      ['78838', 78_838],
      ['1950,0', 1950],
      [40_000, 40_000],
      ['muitos', 'wrong'],
      ['12,5', 'wrong'],
    ],
  ],
  [
    'amounts with a comma',
    transfer['fee']!,
    [
      ['1.500.000,50', 1_500_000.5],
      ['1500000.5', 1_500_000.5],
      ['R$ 10', 'wrong'],
    ],
  ],
  [
    'degrees, where a point never parts thousands',
    stadium['latitude']!,
    [
      ['-22.912', -22.912],
      ['-22,912', -22.912],
    ],
  ],
  [
    'yes and no',
    streaming['free']!,
    [
      ['Sim', true],
      ['NÃO', false],
      ['false', false],
      [true, true],
      ['talvez', 'wrong'],
    ],
  ],
  [
    'choices by label or code',
    team['ageLevel']!,
    [
      ['sub-20', 'u20'],
      ['u20', 'u20'],
      ['PROFISSIONAL', 'senior'],
      ['sub-99', 'wrong'],
    ],
  ],
  [
    'several choices',
    person['positions']!,
    [
      ['Goleiro; atacante', ['goalkeeper', 'forward']],
      ['goalkeeper forward', ['goalkeeper', 'forward']],
      [['defender'], ['defender']],
      ['Goleiro; gandula', 'wrong'],
    ],
  ],
  [
    'countries by name or code',
    team['country']!,
    [
      ['Brasil', 'BR'],
      ['br', 'BR'],
      ['BRA', 'BR'],
      ['Inglaterra', 'GB-ENG'],
      ['Holanda', 'NL'],
      ['Atlântida', 'wrong'],
      ['ZZ', 'wrong'],
    ],
  ],
  [
    'several countries',
    person['nationalities']!,
    [
      ['Brasil, Itália', ['BR', 'IT']],
      ['BR IT', ['BR', 'IT']],
      ['Coreia do Sul', ['KR']],
      ['Brasil, Nárnia', 'wrong'],
    ],
  ],
  [
    'states by name or initials',
    team['state']!,
    [
      ['Ceará', 'CE'],
      ['sp', 'SP'],
      ['XX', 'wrong'],
    ],
  ],
  [
    'colours',
    team['colours']!,
    [
      ['#C8102E #000000', ['#c8102e', '#000000']],
      ['vermelho', 'wrong'],
    ],
  ],
  [
    'links',
    team['socials']!,
    [
      ['instagram: https://a.com/x; x=https://b.com', { instagram: 'https://a.com/x', x: 'https://b.com' }],
      ['{"x":"https://b.com"}', { x: 'https://b.com' }],
      ['@clube', 'wrong'],
    ],
  ],
  [
    'relations, to be looked up',
    team['stadium']!,
    [
      ['Maracanã', ['Maracanã']],
      [{ id: 'maracana', name: 'Maracanã' }, ['maracana']],
      [[1], 'wrong'],
    ],
  ],
])('reads %s', (_, field, cases) => {
  expect(
    readings(
      field,
      cases.map(([cell]) => cell),
    ),
  ).toEqual(cases.map(([, read]) => read))
})

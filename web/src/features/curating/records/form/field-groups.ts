import { recordFields, type EditableKind, type Field } from '@meio-campo/contract/rules'

export interface FieldGroup {
  /** Nothing where all fields stand together. */
  readonly title: string | null
  readonly fields: readonly string[]
}

const names = ['name', 'officialName', 'shortName', 'acronym']

const groups: Partial<Readonly<Record<EditableKind, readonly FieldGroup[]>>> = {
  team: [
    { title: 'Identificação', fields: [...names, 'nickname', 'kind', 'gender', 'ageLevel', 'founded', 'dissolved'] },
    { title: 'Aparência', fields: ['colours', 'crest'] },
    { title: 'Lugar', fields: ['country', 'state', 'city'] },
    { title: 'Ligações', fields: ['stadium', 'confederation', 'site', 'socials'] },
  ],
  person: [
    { title: 'Identificação', fields: [...names, 'gender', 'photo'] },
    { title: 'Origem', fields: ['birthDate', 'birthPlace', 'nationalities'] },
    { title: 'Em campo', fields: ['positions', 'foot', 'heightCm'] },
  ],
  stadium: [
    { title: 'Identificação', fields: [...names, 'photo'] },
    { title: 'Lugar', fields: ['country', 'state', 'city', 'latitude', 'longitude'] },
    { title: 'Campo e público', fields: ['capacity', 'recordAttendance', 'opened', 'surface'] },
  ],
  confederation: [
    { title: 'Identificação', fields: [...names, 'founded', 'crest'] },
    { title: 'Lugar', fields: ['country', 'state'] },
    { title: 'Ligações', fields: ['parent', 'site'] },
  ],
  competition: [
    { title: 'Identificação', fields: [...names, 'code', 'kind', 'participants', 'gender', 'crest'] },
    { title: 'Lugar', fields: ['country', 'state'] },
    { title: 'Ligações', fields: ['confederation'] },
  ],
  streaming: [
    { title: 'Identificação', fields: [...names, 'kind', 'free', 'logo'] },
    { title: 'Onde fica', fields: ['country', 'site'] },
  ],
  match: [
    {
      title: 'Quando e onde',
      fields: ['kickoff', 'timeConfirmed', 'status', 'statusReason', 'stadium', 'city', 'neutral'],
    },
    {
      title: 'Placar',
      fields: [
        'homeScore',
        'awayScore',
        'halfTimeHome',
        'halfTimeAway',
        'extraTimeHome',
        'extraTimeAway',
        'penaltiesHome',
        'penaltiesAway',
        'awardedTo',
        'annulled',
      ],
    },
    { title: 'Público e renda', fields: ['attendance', 'income'] },
  ],
}

/** The fields of a kind as its form shows them. */
export function groupsOf(kind: EditableKind): readonly FieldGroup[] {
  return groups[kind] ?? [{ title: null, fields: Object.keys(recordFields[kind]) }]
}

/** For making something in passing: what it cannot do without, and the rest behind a button. */
export function requiredFirst(kind: EditableKind): readonly [needed: FieldGroup, rest: FieldGroup] {
  const entries: readonly (readonly [string, Field])[] = Object.entries(recordFields[kind])
  const pick = (needed: boolean) =>
    entries.filter(([, field]) => (field.required === true) === needed).map(([name]) => name)
  return [
    { title: null, fields: pick(true) },
    { title: null, fields: pick(false) },
  ]
}

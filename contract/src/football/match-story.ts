import { Type, type Static } from 'typebox'
import { Nullable } from '../shapes/shapes.ts'
import { Word } from './reading.ts'
import { CompetitionRef, FormLetter, PersonRef, RecordFigures, Score, TeamRef } from './refs.ts'

// The page of a match before, during and after it.

/** Another match, as proof of what is said: enough to name it and to lead to it. */
export const MatchRef = Type.Object({
  id: Type.String(),
  competition: CompetitionRef,
  edition: Type.String(),
  day: Nullable(Type.String()),
  home: TeamRef,
  away: TeamRef,
  score: Nullable(Score),
})
export type MatchRef = Static<typeof MatchRef>

export const TeamAbsence = Type.Object({
  person: PersonRef,
  kind: Type.String({ enum: ['suspended', 'injury', 'illness', 'national-team', 'other'] }),
  reason: Nullable(Type.String()),
  until: Nullable(Type.String()),
})

export const OfficialNumbers = Type.Object(
  {
    played: Type.Integer(),
    yellow: Nullable(
      Type.Integer({ description: 'Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões desses jogos.' }),
    ),
    red: Nullable(
      Type.Integer({ description: 'Nulo onde não se conhece nenhum e nenhuma fonte lista os cartões desses jogos.' }),
    ),
    penalties: Type.Integer(),
    cardsPerMatch: Nullable(Type.Number()),
    penaltiesPerMatch: Nullable(Type.Number()),
    foulsPerMatch: Nullable(
      Type.Number({ description: 'Faltas por jogo, em média, nos jogos em que foram contadas.' }),
    ),
    goalsPerMatch: Nullable(Type.Number({ description: 'Gols por jogo, em média, nos jogos encerrados.' })),
    results: Type.Object(
      {
        home: Type.Integer({ description: 'Vitórias do mandante.' }),
        draws: Type.Integer({ description: 'Empates.' }),
        away: Type.Integer({ description: 'Vitórias do visitante.' }),
      },
      { description: 'Como acabaram os jogos encerrados, sem os de campo neutro.' },
    ),
  },
  { description: 'Na mesma função, em todos os jogos conhecidos.' },
)
export type OfficialNumbers = Static<typeof OfficialNumbers>

const TeamPreview = Type.Object({
  form: Type.Array(
    Type.Object({
      match: MatchRef,
      neutral: Type.Boolean(),
      letter: FormLetter,
      opponentPosition: Nullable(
        Type.Integer({ description: 'O lugar dele na tabela desta edição; nulo em jogos de outra.' }),
      ),
    }),
    { description: 'Os cinco últimos jogos, o mais novo primeiro.' },
  ),
  season: Type.Object(
    { position: Nullable(Type.Integer()), points: Nullable(Type.Integer()), ...RecordFigures.properties },
    { description: 'A campanha neste campeonato.' },
  ),
  scorers: Type.Array(Type.Object({ player: PersonRef, goals: Type.Integer() }), {
    description: 'Quem mais marcou pelo time neste campeonato.',
  }),
  absences: Type.Array(TeamAbsence),
  onTheEdge: Type.Array(PersonRef, { description: 'A um cartão amarelo da suspensão.' }),
  probable: Type.Array(Type.Object({ player: PersonRef, position: Nullable(Type.String()), starts: Type.Integer() }), {
    description:
      'Uma estimativa: quem mais começou nas últimas escalações conhecidas, sem os desfalques. Vazia onde elas não bastam.',
  }),
  sheets: Type.Integer({ description: 'De quantas escalações é a estimativa.' }),
})

export const Preview = Type.Object(
  {
    home: TeamPreview,
    away: TeamPreview,
    referee: Nullable(Type.Object({ person: PersonRef, numbers: OfficialNumbers })),
  },
  { description: 'Antes do jogo. Nulo depois que ele começa.' },
)
export type Preview = Static<typeof Preview>

export const Consequence = Type.Object({
  side: Nullable(Word('home', 'away')),
  team: Type.Object({ ...TeamRef.properties }, { description: 'De quem se fala; `side` é nulo se não jogou.' }),
  kind: Type.String({ enum: ['title', 'run', 'first', 'suspension'] }),
  sentence: Type.String(),
  person: Nullable(PersonRef),
  matches: Type.Array(MatchRef, { description: 'Os jogos que provam a frase, do mais antigo ao mais novo.' }),
})
export const Aftermath = Type.Array(Consequence, {
  description:
    'O que o resultado mudou: o título que ele decidiu, sequências, tabus quebrados e suspensões. Nulo até o jogo acabar.',
})
export type Aftermath = Static<typeof Aftermath>

export const Momentum = Type.Object({ from: Type.Integer(), home: Type.Integer({ minimum: -100, maximum: 100 }) })

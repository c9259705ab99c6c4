import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import { EMAIL, EMAIL_PATTERN, NAME, PASSWORD } from '../rules/fields.ts'

/** A body with exactly these fields: an unknown one is an error, never silently dropped. */
export const Exactly = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false })
export const Nullable = <T extends TSchema>(schema: T, options: { readonly description?: string } = {}) =>
  Type.Union([schema, Type.Null()], options)

export const Timestamp = Type.String({ format: 'date-time', description: 'Data e hora em ISO 8601, UTC.' })
/** Two letters of ISO 3166, or a country of football's own such as `GB-ENG`. */
export const CountryCode = Type.String({ pattern: '^[A-Z]{2}(-[A-Z]{3})?$', format: 'mc-country' })
export const PersonName = Type.String({ minLength: NAME.min, maxLength: NAME.max, pattern: NAME.pattern })
export const Email = Type.String({ maxLength: EMAIL.max, pattern: EMAIL_PATTERN })
/** A password being chosen. One being checked is only bounded: the rule may have been another then. */
export const NewPassword = Type.String({ minLength: PASSWORD.min, maxLength: PASSWORD.max })
export const GivenPassword = Type.String({ minLength: 1, maxLength: 1024 })
export const Slug = Type.String({ pattern: '^[a-z0-9_]{1,120}$' })
export const Token = Type.String({ minLength: 1, maxLength: 200 })

/** One item. */
export const Item = <T extends TSchema>(schema: T) => Type.Object({ data: schema })
/** One page of a list: `total` is exact up to 10,000, else null, so that counting does not grow with the data. */
export const Page = <T extends TSchema>(schema: T) =>
  Type.Object({
    data: Type.Array(schema),
    page: Type.Object({
      limit: Type.Integer(),
      next: Nullable(Type.String()),
      total: Nullable(Type.Integer()),
    }),
    links: Type.Object({ self: Type.String(), next: Nullable(Type.String()) }),
    missing: Type.Optional(
      Type.Array(
        Type.Object({
          id: Type.String(),
          movedTo: Nullable(Type.String({ description: 'O id do registro em que este se transformou, se foi unido.' })),
        }),
        { description: 'Só com `ids`: os pedidos que não existem, ou que não cabem nos outros filtros.' },
      ),
    ),
  })

/** Query parameters of every list. The console adds `type=ajax` to each read; it changes nothing. */
export const readQuery = { type: Type.Optional(Type.Literal('ajax')) }
export const listQuery = {
  ...readQuery,
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'Itens por página, até 100.' }),
  ),
  cursor: Type.Optional(Type.String({ maxLength: 500, description: 'O `page.next` da página anterior.' })),
}

export const Problem = Type.Object(
  {
    type: Type.String({ description: 'Endereço da página da referência que explica este erro.' }),
    code: Type.String({ description: 'Código estável do erro: é nele que um programa decide o que fazer.' }),
    title: Type.String({ description: 'O que aconteceu, em poucas palavras.' }),
    status: Type.Integer({ description: 'O mesmo status da resposta HTTP.' }),
    detail: Type.String({ description: 'O que aconteceu nesta chamada e o que fazer, para uma pessoa.' }),
    instance: Type.String({ description: 'O X-Request-Id desta chamada.' }),
    errors: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
    error: Type.Object({ Exit: Type.Object({ title: Type.String(), info: Type.String() }) }),
    help: Type.Optional(
      Type.Object(
        {
          example: Type.String({ description: 'Uma linha de terminal que funciona, com a sua chave no lugar.' }),
          link: Type.String({ description: 'A página do console em que isso se resolve.' }),
        },
        { description: 'Nos erros de chave: como mandar uma e onde ela é criada.' },
      ),
    ),
    near: Type.Optional(
      Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), {
        description: 'Com 404: registros de nome parecido com o id pedido, do mais próximo em diante.',
      }),
    ),
    current: Type.Optional(
      Type.Unknown({ description: 'Com 412, ou se algo depende dele: o registro como está agora.' }),
    ),
  },
  { $id: 'Problem', description: 'RFC 9457, com `error.Exit` para o console.' },
)
export type Problem = Static<typeof Problem>

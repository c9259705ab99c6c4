import { Type, type Static } from 'typebox'
import { endpoint } from '../shapes/endpoint.ts'
import { Item } from '../shapes/shapes.ts'

export const Picture = Type.Object({
  id: Type.String(),
  url: Type.String({ description: 'Endereço da imagem guardada, em WebP.' }),
  width: Type.Integer(),
  height: Type.Integer(),
  sizes: Type.Array(Type.Object({ width: Type.Integer(), url: Type.String() })),
})
export type Picture = Static<typeof Picture>

export const uploadEndpoints = {
  uploadPicture: endpoint({
    id: 'uploadPicture',
    method: 'POST',
    path: '/api/v1/uploads',
    access: 'user',
    tag: 'Imagens',
    summary: 'Enviar uma imagem',
    description: 'Campo `file`, JPEG, PNG ou WebP de até 8 MB. A imagem é recodificada; o original não é guardado.',
    upload: true,
    status: 201,
    answer: Item(Picture),
  }),
}

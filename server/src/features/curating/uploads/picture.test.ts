import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodePicture } from './picture.ts'

it('lets one account’s pictures wait for each other, and another account’s for one of them', async () => {
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a6b3c' } })
    .png()
    .toBuffer()
  const done: string[] = []
  const encode = (owner: string) => encodePicture(picture, owner).then(() => done.push(owner))
  await Promise.all(['many', 'many', 'many', 'many', 'one'].map(encode))
  expect(done).toEqual(['many', 'one', 'many', 'many', 'many'])
})

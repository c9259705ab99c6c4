import { heading } from '../../src/page-checks.ts'
import { signInByForm } from '../../src/forms.ts'
import { OWN_DASHBOARD } from '../../src/routes.ts'
import { expect, test } from '../../src/test.ts'

// As they stand in the address bar: the browser decodes them once.
const FOREIGN = [
  '//mal.exemplo/roubo',
  'https://mal.exemplo',
  '%2F%2Fmal.exemplo',
  '/%5Cmal.exemplo',
  '%5C%5Cmal.exemplo',
  'https%3A%2F%2Fmal.exemplo',
  '/%09/mal.exemplo',
  '/.//mal.exemplo',
  'javascript%3Aalert(1)',
]

for (const url of FOREIGN) {
  test(`after sign-in, ?url=${url} leads nowhere but to our own dashboard`, async ({ visitor, ana, address }) => {
    const hosts = new Set<string>()
    visitor.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await visitor.goto(`/login?url=${url}`)
    await signInByForm(visitor, ana)
    await expect(heading(visitor, OWN_DASHBOARD)).toBeVisible()
    await expect(visitor).toHaveURL('/dashboard')
    expect([...hosts]).toEqual([address])
  })
}

test('a user with stored credentials is not redirected either', async ({ user }) => {
  await user.goto('/login?url=//mal.exemplo')
  await expect(user).toHaveURL('/dashboard')
})

test('an address encoded twice stays a path of our own', async ({ visitor, ana, address }) => {
  await visitor.goto('/login?url=/%252F%252Fmal.exemplo')
  await signInByForm(visitor, ana)
  await expect(visitor).not.toHaveURL(/\/login/)
  expect(new URL(visitor.url()).origin).toBe(address)
})

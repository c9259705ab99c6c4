import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUrl } from './url.ts'

describe('isUrl', () => {
  it.each([
    'exemplo.com',
    'http://exemplo.com',
    'https://exemplo.com.br/gols',
    'HTTPS://Exemplo.COM',
    'https://a.b-c.io:8443/caminho/x.php?q=1&r=%20#topo',
    '192.168.0.1',
    'http://10.0.0.1:3000/',
    'exemplo.com?x=1',
    'exemplo.com#fim',
    'xn--futebol-9ya.xn--p1ai',
  ])('accepts %s', (text) => expect(isUrl(text)).toBe(true))

  it.each([
    '',
    'bot placar',
    'localhost',
    'ftp://exemplo.com',
    'javascript:alert(1)',
    '//exemplo.com',
    'http://',
    'http://-exemplo.com',
    'http://exemplo-.com',
    'http://exemplo..com',
    'http://.com',
    'exemplo.c',
    'exemplo.123',
    '256.1.1.1',
    '1.2.3',
    'exemplo.com:99999',
    'exemplo.com:porta',
    'https://exemplo.com/com espaço',
    'https://usuario@exemplo.com',
    'https://exemplo.com\n',
  ])('refuses %j', (text) => expect(isUrl(text)).toBe(false))

  it('accepts every web address of the shape it describes', () => {
    const address = fc.webUrl({
      validSchemes: ['http', 'https'],
      withQueryParameters: true,
      withFragments: true,
      size: 'small',
    })
    fc.assert(
      fc.property(address, (url) => {
        const { hostname, username } = new URL(url)
        // The rule takes names with a plain last label; fast-check's own take more.
        fc.pre(username === '' && /\.[a-z]{2,}$/i.test(hostname))
        return isUrl(url)
      }),
    )
  })

  it('accepts exactly the IPv4 addresses that exist', () => {
    fc.assert(fc.property(fc.ipV4(), (ip) => isUrl(ip) && isUrl(`https://${ip}/x`)))
    fc.assert(
      fc.property(fc.integer({ min: 256, max: 999 }), fc.ipV4(), (octet, ip) => !isUrl(ip.replace(/^\d+/, `${octet}`))),
    )
  })

  it('does not hang on what makes a careless expression backtrack for ever', () => {
    for (const text of [
      `${'a'.repeat(2_000)}!`,
      `${'a.'.repeat(1_000)}!`,
      `http://${'a-'.repeat(1_000)}`,
      'a'.repeat(1_000_000),
    ]) {
      expect(isUrl(text)).toBe(false)
    }
  })
})

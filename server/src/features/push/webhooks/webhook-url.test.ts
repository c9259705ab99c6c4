import { expect, it } from 'vitest'
import { parseWebhookUrl } from './webhook-url.ts'

it('accepts and completes public addresses with https', () => {
  expect(parseWebhookUrl('exemplo.com.br/ganchos?a=1#topo', false)).toBe('https://exemplo.com.br/ganchos?a=1')
  expect(parseWebhookUrl('https://exemplo.com.br:8443', false)).toBe('https://exemplo.com.br:8443/')
})

it.each([
  'http://exemplo.com.br',
  'https://127.0.0.1/',
  'https://10.0.0.8:8443/x',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.0.10',
  'https://servidor.local',
  'https://metadata.google.internal/',
  'https://a.localhost.',
])('refuses %s at once', (url) => {
  expect(() => parseWebhookUrl(url, false)).toThrow('invalid_input')
})

it('accepts private addresses if the configuration allows them', () => {
  expect(parseWebhookUrl('http://127.0.0.1:9000/x', true)).toBe('http://127.0.0.1:9000/x')
})

import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { readS3Address } from './s3-address.ts'

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      databaseReadUrl: null,
      demo: 'tournament',
      trustProxy: null,
      logLevel: 'info',
    })
  })

  it('has the invented season or the open data, not both', () => {
    expect(readConfig({ DEMO: 'season' })).toMatchObject({ demo: 'season', openData: null })
    expect(() => readConfig({ DEMO: 'season', OPEN_DATA: '1' })).toThrow('só vale com OPEN_DATA=0')
  })

  it.each([
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_READ_URL', 'mysql://x'],
    ['DATABASE_READ_URL', 'postgres://replica/futebol'],
    ['REDIS_URL', 'x'],
    ['S3_URL', 'x'],
    ['S3_URL', 's3://chave:segredo@x/bola'],
    ['S3_URL', 'https://x/bola'],
    ['S3_URL', 'https://chave:segredo@x'],
    ['S3_URL', 'https://chave:segredo@x/Bola'],
    ['S3_URL', 'https://chave:%zz@x/bola'],
    ['WORKERS', '1.5'],
    ['ADMIN_EMAIL', 'ana'],
    ['ADMIN_PASSWORD', 'curta'],
    ['DEMO', 'talvez'],
    ['PUBLIC_URL', 'exemplo.com'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['PASSKEY_DOMAIN', '10.0.0.1'],
    ['SECRET_KEY', 'curta'],
    ['SMTP_URL', 'http://x'],
    ['ALLOW_PRIVATE_WEBHOOKS', 'sim'],
    ['OUTGOING_HOSTS', 'https://exemplo.com'],
    ['OUTGOING_HOSTS', 'exemplo.com,,'],
    ['LOG_LEVEL', 'alto'],
  ])('refuses %s=%s by name', (name, value) => expect(() => readConfig({ [name]: value })).toThrow(name))

  it('names everything wrong at once, and never a value', () => {
    const read = () =>
      readConfig({
        PORT: 'x',
        DATABASE_URL: 'mysql://ana:segredo@x',
        SECRET_KEY: 'segredinho',
        S3_URL: 'https://x:segredo@x',
      })
    expect(read).toThrow(/PORT .+; DATABASE_URL .+; S3_URL .+; SECRET_KEY/)
    expect(read).not.toThrow(/segredo@|segredinho/)
  })

  it('reads a bucket with its prefix, its region and a secret with letters that mean something in an address', () => {
    expect(readS3Address('http://chave:a%2Fb%2Bc@10.0.0.2:9000/bola/a/b/?region=sa-east-1')).toEqual({
      endpoint: 'http://10.0.0.2:9000',
      region: 'sa-east-1',
      bucket: 'bola',
      prefix: 'a/b/',
      accessKeyId: 'chave',
      secretAccessKey: 'a/b+c',
    })
    expect(readS3Address('https://k:s@s3.exemplo.com/bola')).toMatchObject({ region: 'us-east-1', prefix: '' })
  })

  it('takes an empty variable for one that is not set', () =>
    expect(readConfig({ PORT: ' ', SMTP_URL: '' }).port).toBe(3000))
  it('drops the slash at the end of the public address', () =>
    expect(readConfig({ PUBLIC_URL: 'https://exemplo.com/' }).publicUrl).toBe('https://exemplo.com'))
})

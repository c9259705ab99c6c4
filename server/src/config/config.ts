import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { isEmail, PASSWORD } from '@meio-campo/contract/rules'
import { isTrust } from './proxy-trust.ts'
import { readHosts, type Reach } from './reach.ts'
import { readS3Address } from './s3-address.ts'
import { StartupError } from './startup-error.ts'

/** Everything that can be set from outside. Plain data: the supervisor sends it to its workers as it is. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** A standby of that database, for reads; null: none. */
  readonly databaseReadUrl: string | null
  readonly redisUrl: string | null
  /** The bucket of stored files, with its credentials; null: they are in the data folder. */
  readonly s3Url: string | null
  readonly workers: number
  readonly adminEmail: string
  /** Null: generated and printed once. */
  readonly adminPassword: string | null
  /** The fictional tournament, or a whole invented season of real clubs, which tests need; null: neither. */
  readonly demo: 'tournament' | 'season' | null
  /** The folder of the open data to load; null: none. */
  readonly openData: string | null
  /** Null: the address the server listens on. */
  readonly publicUrl: string | null
  /** The domain that passkeys belong to; null: that of the public address. */
  readonly passkeyDomain: string | null
  /** A number of proxies, or the addresses of those to trust. */
  readonly trustProxy: string | null
  /** Null: made once and kept in the data folder. */
  readonly secretKey: string | null
  /** The key before the present one, while it is being changed; null: none in the environment. */
  readonly previousSecretKey: string | null
  readonly smtpUrl: string | null
  /** Null: `backups` in the data folder. */
  readonly backupDir: string | null
  /** Null: backups are not sealed. */
  readonly backupPassphrase: string | null
  readonly reach: Reach
  /** Where Prometheus reads the metrics, apart from the public address; null: nowhere. */
  readonly metricsPort: number | null
  readonly metricsHost: string
  /** With it `/metrics` is on the public address too; null: it is not there. */
  readonly metricsToken: string | null
  /** Which part of the calls is traced, where OpenTelemetry's variables say where to; null: none. */
  readonly traceRatio: number | null
  readonly logLevel: LogLevel
  /** Whether every call is written to the log. */
  readonly accessLog: boolean
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]
type Environment = Readonly<Record<string, string | undefined>>

/** The open data that comes with the project. */
const OPEN_DATA_FOLDER = join(import.meta.dirname, '../../../open-data')

/** Reads the environment, and names everything that is wrong with it at once. */
export function readConfig(environment: Environment = process.env): Config {
  const problems: string[] = []
  const read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, wants: string): T => {
    // A password is taken to the letter, blanks included.
    const text = /PASSWORD$|PASSPHRASE$/.test(name) ? environment[name] : environment[name]?.trim()
    if (!text) return fallback
    const value = parse(text)
    if (value === undefined) problems.push(`${name} ${wants}`)
    return value === undefined ? fallback : value
  }
  const whole = (least: number, most: number) => (text: string) =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined
  const flag = (text: string) =>
    text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : undefined
  const address =
    (...protocols: string[]) =>
    (text: string) =>
      URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined
  const text = (value: string) => value

  const config: Config = {
    port: read('PORT', 3000, whole(0, 65_535), 'deve ser um número de porta, de 0 a 65535'),
    host: read('HOST', '127.0.0.1', text, ''),
    dataDir: resolve(read('DATA_DIR', 'data', text, '')),
    databaseUrl: read<string | null>(
      'DATABASE_URL',
      null,
      address('postgres:', 'postgresql:'),
      'deve ser um endereço postgres://…',
    ),
    databaseReadUrl: read<string | null>(
      'DATABASE_READ_URL',
      null,
      address('postgres:', 'postgresql:'),
      'deve ser um endereço postgres://…',
    ),
    redisUrl: read<string | null>('REDIS_URL', null, address('redis:', 'rediss:'), 'deve ser um endereço redis://…'),
    s3Url: read<string | null>(
      'S3_URL',
      null,
      (t) => (readS3Address(t) ? t : undefined),
      'deve ser como https://CHAVE:SEGREDO@servidor/bucket?region=us-east-1, com o que houver de especial na chave e no ' +
        'segredo codificado (/ é %2F, + é %2B)',
    ),
    workers: read('WORKERS', availableParallelism(), whole(1, 256), 'deve ser um número de processos, de 1 a 256'),
    adminEmail: read('ADMIN_EMAIL', 'admin@meiocampo.local', (t) => (isEmail(t) ? t : undefined), 'deve ser um e-mail'),
    adminPassword: read<string | null>(
      'ADMIN_PASSWORD',
      null,
      (t) => (t.length >= PASSWORD.min && t.length <= PASSWORD.max ? t : undefined),
      `deve ter de ${PASSWORD.min} a ${PASSWORD.max} caracteres`,
    ),
    demo: read<Config['demo']>(
      'DEMO',
      'tournament',
      (t) => {
        if (t === 'season') return t
        const asked = flag(t)
        return asked === undefined ? undefined : asked ? 'tournament' : null
      },
      'deve ser 1, 0 ou season',
    ),
    openData: read<string | null>(
      'OPEN_DATA',
      // The invented season plays in the real championships, so the two exclude each other.
      environment['DEMO'] === 'season' ? null : OPEN_DATA_FOLDER,
      (t) => {
        const asked = flag(t)
        return asked === undefined ? resolve(t) : asked ? OPEN_DATA_FOLDER : null
      },
      '',
    ),
    publicUrl: read<string | null>(
      'PUBLIC_URL',
      null,
      (t) => address('http:', 'https:')(t)?.replace(/\/+$/, ''),
      'deve ser um endereço http:// ou https://',
    ),
    passkeyDomain: read<string | null>(
      'PASSKEY_DOMAIN',
      null,
      (t) => (/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(t) && !/^[\d.]+$/.test(t) ? t : undefined),
      'deve ser um domínio, como exemplo.com',
    ),
    trustProxy: read<string | null>(
      'TRUST_PROXY',
      null,
      (t) => (t === '0' || t === 'off' ? null : isTrust(t) ? t : undefined),
      'deve ser um número de proxies ou os endereços deles, separados por vírgula',
    ),
    secretKey: read<string | null>(
      'SECRET_KEY',
      null,
      (t) => (t.length >= 32 ? t : undefined),
      'deve ter pelo menos 32 caracteres',
    ),
    previousSecretKey: read<string | null>(
      'SECRET_KEY_PREVIOUS',
      null,
      (t) => (t.length >= 32 ? t : undefined),
      'deve ter pelo menos 32 caracteres',
    ),
    smtpUrl: read<string | null>(
      'SMTP_URL',
      null,
      address('smtp:', 'smtps:'),
      'deve ser um endereço smtp:// ou smtps://',
    ),
    backupDir: read<string | null>('BACKUP_DIR', null, (t) => resolve(t), ''),
    backupPassphrase: read<string | null>(
      'BACKUP_PASSPHRASE',
      null,
      (t) => (t.length >= 12 ? t : undefined),
      'deve ter pelo menos 12 caracteres',
    ),
    reach: {
      allowPrivate: read('ALLOW_PRIVATE_WEBHOOKS', false, flag, 'deve ser 1 ou 0'),
      hosts: read<readonly string[] | null>(
        'OUTGOING_HOSTS',
        null,
        readHosts,
        'deve ser uma lista de nomes separados por vírgula, como api.exemplo.com,*.exemplo.org',
      ),
    },
    metricsPort: read<number | null>(
      'METRICS_PORT',
      null,
      whole(1, 65_535),
      'deve ser um número de porta, de 1 a 65535',
    ),
    metricsHost: read('METRICS_HOST', '127.0.0.1', text, ''),
    metricsToken: read<string | null>(
      'METRICS_TOKEN',
      null,
      (t) => (t.length >= 16 ? t : undefined),
      'deve ter pelo menos 16 caracteres',
    ),
    traceRatio: readTraceRatio(environment),
    accessLog: read('ACCESS_LOG', false, flag, 'deve ser 1 ou 0'),
    logLevel: read<LogLevel>(
      'LOG_LEVEL',
      'info',
      (t) => LOG_LEVELS.find((l) => l === t),
      `deve ser um de: ${LOG_LEVELS.join(', ')}`,
    ),
  }
  const { passkeyDomain, publicUrl } = config
  if (passkeyDomain !== null && publicUrl !== null && !isParentOf(passkeyDomain, new URL(publicUrl).hostname))
    problems.push('PASSKEY_DOMAIN deve ser o domínio de PUBLIC_URL ou um acima dele')
  if (config.databaseReadUrl !== null && config.databaseUrl === null)
    problems.push('DATABASE_READ_URL é uma réplica do banco de DATABASE_URL e só vale com ele')
  if (config.demo === 'season' && config.openData !== null)
    problems.push('DEMO=season inventa jogos dos campeonatos reais e só vale com OPEN_DATA=0')
  if (problems.length > 0) throw new StartupError(`Configuração inválida: ${problems.join('; ')}.`)
  return config
}

/** OpenTelemetry's own variables, as far as they say whether and how much; where to is read by its exporter. */
function readTraceRatio(environment: Environment): number | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = environment
  const isOff = environment['OTEL_SDK_DISABLED'] === 'true' || environment['OTEL_TRACES_EXPORTER'] === 'none'
  if (isOff || !(OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? OTEL_EXPORTER_OTLP_ENDPOINT)) return null
  const sampler = environment['OTEL_TRACES_SAMPLER'] ?? ''
  if (sampler.endsWith('always_off')) return 0
  const ratio = Number(environment['OTEL_TRACES_SAMPLER_ARG'] ?? '1')
  return sampler.endsWith('traceidratio') && ratio >= 0 && ratio <= 1 ? ratio : 1
}

/** Browsers let a page use passkeys of its own domain and of those above it. */
function isParentOf(domain: string, host: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

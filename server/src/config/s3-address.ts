export interface S3Address {
  /** Without the credentials. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Empty, or ending in a slash. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** Reads `https://KEY:SECRET@host/bucket/prefix?region=…`; undefined for anything else. */
export function readS3Address(text: string): S3Address | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, username, password, pathname, searchParams } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  const decoded = [username, password, pathname].map(decode)
  const [accessKeyId, secretAccessKey, path] = decoded
  if (!accessKeyId || !secretAccessKey || path === undefined) return undefined
  const [bucket = '', ...below] = path.split('/').filter((part) => part !== '')
  if (!BUCKET.test(bucket) || below.some((part) => part === '.' || part === '..')) return undefined
  return {
    endpoint: origin,
    region: searchParams.get('region') || 'us-east-1',
    bucket,
    prefix: below.map((part) => `${part}/`).join(''),
    accessKeyId,
    secretAccessKey,
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

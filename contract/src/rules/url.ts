// Every part is linear: no nested repetition, so no input can make the check slow.
const SHAPE =
  /^(?:https?:\/\/)?(?<host>[a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::(?<port>\d{1,5}))?(?:\/[^\s?#]*)?(?:\?[^\s#]*)?(?:#\S*)?$/i
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i
const LONGEST = 2048

/**
 * The specification's URL check: optional http or https scheme, then a domain name or an IPv4 address,
 * optional port, path, query and fragment.
 */
export function isUrl(text: string): boolean {
  if (text.length > LONGEST) return false
  const parts = SHAPE.exec(text)?.groups
  if (!parts?.['host']) return false
  if (parts['port'] !== undefined && Number(parts['port']) > 65_535) return false
  return isIpv4(parts['host']) || isDomain(parts['host'])
}

function isIpv4(host: string): boolean {
  const octets = host.split('.')
  return octets.length === 4 && octets.every((octet) => /^\d{1,3}$/.test(octet) && Number(octet) <= 255)
}

function isDomain(host: string): boolean {
  const labels = host.split('.')
  return (
    labels.length > 1 &&
    host.length <= 253 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1)!)
  )
}

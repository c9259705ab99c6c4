/** An address as people write it, ready for a link: without a scheme it is a web page. */
export function webAddress(url: string): string {
  return /^https?:\/\//i.test(url) ? url : `https://${url}`
}

/** "+55 (71) 3333-4444" → "tel:+557133334444" */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

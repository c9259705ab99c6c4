/** Where to fetch from, and what of it is wanted. */
export interface FetchAddress {
  readonly url: string
  /** Its name for reports and for what it holds. */
  readonly name: string
  /** Only what lies below this folder; null: everything, as it is. */
  readonly folder: string | null
  /** A repository's archive has a single top-level folder, which is not part of the data's paths. */
  readonly wrapped: boolean
}

const REPOSITORY = /^\/([\w.-]+)\/([\w.-]+?)(?:\.git)?(?:\/(tree|blob)\/([^/]+)(?:\/(.+?))?)?\/?$/

/** The address of a repository, of a folder or of a file in it, as people copy it from the browser, or any other. */
export function fetchAddressOf(address: string): FetchAddress {
  const url = new URL(address)
  const found = /^(www\.)?github\.com$/.test(url.hostname) ? REPOSITORY.exec(url.pathname) : null
  const [, owner, repository, kind, ref = 'HEAD', path = null] = found ?? []
  if (owner === undefined || repository === undefined) {
    return { url: address, name: lastPart(url.pathname) || url.hostname, folder: null, wrapped: false }
  }
  if (kind === 'blob' && path !== null) {
    const raw = `https://raw.githubusercontent.com/${owner}/${repository}/${ref}/${path}`
    return { url: raw, name: decodeURIComponent(lastPart(path)), folder: null, wrapped: false }
  }
  return {
    url: `https://codeload.github.com/${owner}/${repository}/tar.gz/${ref}`,
    name: `${repository}.tar.gz`,
    folder: path === null ? null : decodeURIComponent(path),
    wrapped: true,
  }
}

function lastPart(path: string): string {
  return path.split('/').at(-1) ?? ''
}

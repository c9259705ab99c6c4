// What lies there is the API's, not a page of ours.
const API = /^\/(?:api\/v1|web|u_[a-z0-9]+|imagens|calendario|health|ready|mcp|llms\.txt|widgets\.js)(?:[/?#]|$)/

/** Whether a link in a text leads to a page of this console. */
export function isConsoleAddress(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !API.test(href)
}

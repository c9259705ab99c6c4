import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const nothing = () => null

/**
 * A part of what stands around every page, fetched when it is first shown. Without a connection it may not be on the
 * device: the page then stands without it.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => nothing) }))
}

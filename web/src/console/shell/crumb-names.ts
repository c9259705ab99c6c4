import { useEffect } from 'react'
import { createStore } from '../../state/store.ts'

/** The names of loaded records, by the address of their page. */
export const crumbNames = createStore<ReadonlyMap<string, string>>(new Map())

/** In a page that loaded its record: `useCrumbName('/times/bahia', team?.name)`. */
export function useCrumbName(address: string, name: string | undefined) {
  useEffect(() => {
    if (name && crumbNames.get().get(address) !== name) crumbNames.set(new Map(crumbNames.get()).set(address, name))
  }, [address, name])
}

import { useSearchParams } from 'react-router'

/** What a list is narrowed to, kept in the address: a reload or a shared link shows the same list. */
export interface AddressFilters<Name extends string> {
  values: Record<Name, string>
  /** Changes some; an empty value leaves the address. */
  set(changes: Partial<Record<Name, string>>): void
}

export function useAddressFilters<Name extends string>(defaults: Record<Name, string>): AddressFilters<Name> {
  const [search, setSearch] = useSearchParams()
  const names = Object.keys(defaults) as Name[]
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? defaults[name]]))
  return {
    values: values as Record<Name, string>,
    set(changes) {
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes) as [Name, string][]) {
            if (value && value !== defaults[name]) after.set(name, value)
            else after.delete(name)
          }
          return after
        },
        { replace: true },
      )
    },
  }
}

/** A page's first row from the address; nonsense is the beginning. */
export const offsetIn = (value: string) => Math.max(0, Number.parseInt(value, 10) || 0)

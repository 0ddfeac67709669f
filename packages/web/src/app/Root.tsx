import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { Conflicts } from '../ui/dialogs/conflicts.tsx'
import { Snackbars } from '../ui/snackbars.tsx'

/** Around every screen: the snackbars, the choice between two texts, and a page that starts at its top. */
export function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
      <Conflicts />
      <Snackbars />
    </>
  )
}

/** A page loaded anew has no key of its own: without its path it would start where another page was left. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

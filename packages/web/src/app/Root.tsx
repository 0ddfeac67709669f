import { Outlet, ScrollRestoration } from 'react-router'
import { Snackbars } from '../ui/snackbars.tsx'

/** Around every screen: the snackbars, and a page that starts at its top. */
export function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
      <Snackbars />
    </>
  )
}

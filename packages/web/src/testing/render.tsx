import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router'
import { onTestFinished } from 'vitest'
import { Providers } from '../app/Providers.tsx'
import { Root } from '../app/Root.tsx'
import { routes } from '../app/routes.tsx'
import { followSessionEnd } from '../app/sign-out.ts'
import { queryClient } from '../lib/query.ts'
import { currentStyles } from './styles.ts'

/** The web app at an address, as the browser would run it; `table` narrows it to the screens a test is about. */
export function openApp(address: string, table: RouteObject[] = routes) {
  const router = createMemoryRouter(table, { initialEntries: [address] })
  onTestFinished(followSessionEnd(router))
  render(
    <Providers styles={currentStyles()}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return {
    router,
    person: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  }
}

/** A part of the page alone, in its look and language. */
export const renderPart = (part: ReactNode) => render(<Providers styles={currentStyles()}>{part}</Providers>)

/** The application bar, there once the application has started. */
export const findBar = () => screen.findByRole('button', { name: /^Notifications/ })

/** Screens alone, without the application around them: what a test of one screen waits for is short. */
export function openScreen(address: string, screens: RouteObject[]) {
  const cached = (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
  return openApp(address, [{ Component: Root, children: [{ element: cached, children: screens }] }])
}

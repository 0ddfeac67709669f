import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openScreen } from '../../testing/render.tsx'
import { DataTable } from './data-table.tsx'

const rows = [
  { name: 'Product', href: '/1' },
  { name: 'Product', href: '/2' },
]
const columns = [
  {
    header: 'Name',
    inCard: 'title' as const,
    value: ({ name }: (typeof rows)[number]) => name,
    cell: ({ name, href }: (typeof rows)[number]) => <a href={href}>{name}</a>,
  },
]

describe('a table that becomes cards while the focus is in it', () => {
  let width = 1000
  let measure: (() => void)[] = []
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(onResize: () => void) {
          measure.push(onResize)
        }
        observe() {}
        disconnect() {}
      },
    )
  })
  afterEach(() => {
    vi.restoreAllMocks()
    measure = []
    width = 1000
  })
  const resize = (pixels: number) =>
    act(() => {
      width = pixels
      for (const each of measure) each()
    })
  const open = () =>
    openScreen('/', [
      {
        path: '/',
        element: <DataTable label="Products" rows={rows} keyOf={({ href }) => href} columns={columns} />,
      },
    ])

  it('keeps it on the same link, and when it is a table again', async () => {
    open()
    const [, second] = await screen.findAllByRole('link', { name: 'Product' })
    second?.focus()

    resize(500)
    expect(screen.queryByRole('table')).toBeNull()
    expect(document.activeElement?.getAttribute('href')).toBe('/2')

    resize(1000)
    expect(screen.getByRole('table')).toBeTruthy()
    expect(document.activeElement?.getAttribute('href')).toBe('/2')
  })

  it('takes none that has left it', async () => {
    open()
    const [first] = await screen.findAllByRole('link', { name: 'Product' })
    first?.focus()
    first?.blur()

    resize(500)

    expect(document.activeElement).toBe(document.body)
  })
})

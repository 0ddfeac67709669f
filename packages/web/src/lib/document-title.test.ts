import { renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { createStyleCache, Providers } from '../app/Providers.tsx'
import { useDocumentTitle } from './document-title.ts'

const styles = createStyleCache()
const wrapper = ({ children }: { children: ReactNode }) => createElement(Providers, { styles, children })

it('the page title is the specified one, led by the name of the screen where it has one', () => {
  const { rerender } = renderHook(({ title }: { title?: string }) => useDocumentTitle(title), {
    initialProps: {},
    wrapper,
  })
  expect(document.title).toBe('Materia | A medical information discovery and curation platform')

  rerender({ title: 'My posts' })
  expect(document.title).toBe('My posts · Materia | A medical information discovery and curation platform')
})

import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDocumentTitle } from './document-title.ts'

it('the page title is the specified one, led by the name of the screen where it has one', () => {
  const { rerender } = renderHook(({ title }: { title?: string }) => useDocumentTitle(title), { initialProps: {} })
  expect(document.title).toBe('Materia | A medical information discovery and curation platform')

  rerender({ title: 'My posts' })
  expect(document.title).toBe('My posts · Materia | A medical information discovery and curation platform')
})

import { useEffect } from 'react'

export const baseTitle = 'Materia | A medical information discovery and curation platform'

export const titleOf = (title?: string) => (title ? `${title} · ${baseTitle}` : baseTitle)

export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = titleOf(title)
  }, [title])
}

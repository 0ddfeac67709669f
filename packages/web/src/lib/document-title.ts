import { useEffect } from 'react'
import { libMessages, useLibMessages } from './messages.ts'

export const titleOf = (title?: string, base = libMessages()('title')) => (title ? `${title} · ${base}` : base)

export function useDocumentTitle(title?: string): void {
  const base = useLibMessages()('title')
  useEffect(() => {
    document.title = titleOf(title, base)
  }, [title, base])
}

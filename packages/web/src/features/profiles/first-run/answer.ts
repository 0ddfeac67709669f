import { useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { showError } from '../../../ui/notice.ts'
import { useSaveProfile } from '../api.ts'

/** Keeps an answer of the first visit with the step it leads to. */
export function useAnswer(userId: string) {
  const save = useSaveProfile(userId)
  const [isSaving, setSaving] = useState(false)
  async function answer(changes: Parameters<typeof save>[0]) {
    setSaving(true)
    try {
      await save(changes)
    } catch (error) {
      showError(explain(error))
    } finally {
      setSaving(false)
    }
  }
  return { answer, isSaving }
}

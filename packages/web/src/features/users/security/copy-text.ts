import { explain } from '../../../lib/api-error.ts'
import { showError, showSuccess } from '../../../ui/notice.ts'

export async function copyText(text: string, told: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showSuccess(told)
  } catch (error) {
    showError(explain(error))
  }
}

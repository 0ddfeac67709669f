import { paths } from '../../domain/paths.ts'
import { showError, showSuccess } from '../../ui/notice.ts'
import { contentMessages } from './messages.ts'

export const linkTo = (contentItemId: string) => `${window.location.origin}${paths.content(contentItemId)}`

/** By the device's own way of sharing where it has one, otherwise by the clipboard. */
export async function share({ contentItemId, title }: { contentItemId: string; title: string }): Promise<void> {
  const url = linkTo(contentItemId)
  const isTouch = window.matchMedia('(pointer: coarse)').matches
  if (isTouch && typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  const t = contentMessages()
  await copy(url, { done: t('linkCopied'), otherwise: t('copyAddressYourself') })
}

/** `otherwise` is what to do where the browser refuses. */
export async function copy(text: string, { done, otherwise }: { done: string; otherwise: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showSuccess(done)
  } catch {
    showError(contentMessages()('copyRefused', { otherwise }))
  }
}

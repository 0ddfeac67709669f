import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { loadMessages } from '../../../lib/language.ts'
import { renderPart } from '../../../testing/render.tsx'
import { securityMessages } from './loaded.ts'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

it('recovery codes, which are shown once, stay until the person says that they are kept', async () => {
  await loadMessages(securityMessages)
  const onClose = vi.fn()
  renderPart(<RecoveryCodesDialog codes={['abcde-fghjk']} onClose={onClose} />)
  const person = userEvent.setup({ pointerEventsCheck: 0 })

  await person.keyboard('{Escape}')
  await person.click(document.querySelector('.MuiDialog-container') as HTMLElement)
  expect(onClose).not.toHaveBeenCalled()

  await person.click(screen.getByRole('button', { name: 'I have kept them' }))
  expect(onClose).toHaveBeenCalledOnce()
})

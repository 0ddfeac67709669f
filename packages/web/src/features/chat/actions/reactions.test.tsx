import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { someUser } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { someMessage } from '../../../testing/rooms.ts'
import { chatHubServer } from '../testing/hub.ts'
import { ReactMenu } from './Reactions.tsx'

chatHubServer()

it('reactions stand in a row, in which the arrow keys go from one to the next', async () => {
  const menu = <ReactMenu message={someMessage('1', 1)} myUserId={someUser.id} />
  const { person } = openScreen('/', [{ path: '/', element: menu }])
  const choice = (emoji: string) => screen.findByRole('menuitem', { name: emoji })

  await person.click(await screen.findByRole('button', { name: 'Choose a reaction' }))
  await waitFor(async () => expect(document.activeElement).toBe(await choice('👍')))
  await person.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(await choice('🙏'))
  await person.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(await choice('❤️'))

  await person.keyboard('{Enter}')

  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

import { type DoctorSearchResult, profileRoutes, totalCountHeader } from '@materia/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DoctorSearchPage } from '../../app/pages/DoctorSearchPage.tsx'
import { signedInApp } from '../../testing/application.ts'
import { userId } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { someMessage, someRoom } from '../../testing/rooms.ts'
import { chatHubServer, discussionScreens, ward } from './testing/hub.ts'

const { answers, heard, asked, connect, openDiscussions } = chatHubServer()

const doctor: DoctorSearchResult = {
  id: '0198b8a0-0000-7000-8000-0000000000b1',
  userId: '0198b8a0-0000-7000-8000-0000000000b2',
  firstName: 'Sean',
  lastName: "O'Connor",
  location: 'Toronto, ON',
  speciality: 'Internal medicine',
  subSpecialty: null,
  isAcceptingNewPatients: true,
  telephoneNumber: null,
  telephoneExtension: null,
  profilePictureAttachmentId: null,
  userType: 'Doctor',
  isFollowed: false,
  languagesOfPractice: ['en'],
}

it('takes the first key of who came to write to somebody', async () => {
  const network = signedInApp(['Doctor'])
  network.replies(profileRoutes.listSpecialties, [])
  network.on(profileRoutes.searchDoctors, () => ({ body: [doctor], headers: { [totalCountHeader]: '1' } }))
  const direct = someRoom("Sean O'Connor", '9', { isDirect: true })
  answers.OpenDirectChatroom = direct
  answers.Load = { joined: [ward, direct], invited: [], public: [] }
  await connect()
  const { person } = openScreen('/doctor-search', [
    { path: '/doctor-search', Component: DoctorSearchPage },
    ...discussionScreens,
  ])
  await person.click(await screen.findByRole('button', { name: "More for Sean O'Connor" }))

  await person.click(await screen.findByRole('menuitem', { name: 'Write a message' }))

  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await person.keyboard('Is there room for a patient?')
  expect(field.value).toBe('Is there room for a patient?')
})

it('leaves the focus where it is for who comes to read', async () => {
  await openDiscussions(`/discussions?chatroomId=${ward.id}`)

  const field = await screen.findByRole('textbox', { name: 'Message' })

  expect(document.activeElement).not.toBe(field)
})

it('what is typed while a message is looked at stays, and a second Enter sends nothing twice', async () => {
  answers.SendMessage = someMessage(ward.id, 1, { fromUserId: userId, content: 'First' })
  await openDiscussions(`/discussions?chatroomId=${ward.id}`)
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })

  fireEvent.change(field, { target: { value: 'First' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.change(field, { target: { value: 'Second' } })
  await asked('SendMessage')

  expect(field.value).toBe('Second')
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(field.value).toBe(''))
  const sent = heard.filter(([method]) => method === 'SendMessage')
  expect(sent.map(([, message]) => (message as { content: string }).content)).toEqual(['First', 'Second'])
})

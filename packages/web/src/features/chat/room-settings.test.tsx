import type { Chatroom } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { someAttachment, uploadsBy } from '../../testing/attachments.ts'
import { userId } from '../../testing/people.ts'
import { someRoom } from '../../testing/rooms.ts'
import { chatHubServer, ward } from './testing/hub.ts'

const { answers, heard, asked, openDiscussions } = chatHubServer()
const mine = { ...ward, ownerUserId: userId }
const argumentsOf = (method: string) => heard.find(([name]) => name === method)?.slice(1)

async function openWard(room: Chatroom = mine, others: Chatroom[] = []) {
  answers.Load = { joined: [...others, room], invited: [], public: [] }
  const { person } = await openDiscussions(`/discussions?chatroomId=${room.id}`)
  await screen.findByRole('heading', { name: room.name })
  const choose = async (entry: string) => {
    await person.click(screen.getByRole('button', { name: 'Room actions' }))
    await person.click(await screen.findByRole('menuitem', { name: entry }))
  }
  return { person, choose }
}

describe('the settings of a room', () => {
  it('keep it to verified professionals', async () => {
    answers.UpdateChatroom = { ...mine, verifiedOnly: true }
    const { person, choose } = await openWard()

    await choose('Room settings')
    await person.click(
      await screen.findByRole('checkbox', { name: 'Verified professionals only: others leave the room' }),
    )
    await person.click(screen.getByRole('button', { name: 'Save' }))

    await asked('UpdateChatroom')
    expect(argumentsOf('UpdateChatroom')).toEqual([
      mine.id,
      { name: 'Ward 5', description: '', isClosed: false, verifiedOnly: true },
    ])
    expect(await screen.findByText(/verified only/)).toBeTruthy()
  })

  it('open it to everybody again', async () => {
    answers.UpdateChatroom = mine
    const { person, choose } = await openWard({ ...mine, verifiedOnly: true })

    await choose('Room settings')
    await person.click(await screen.findByRole('checkbox', { name: 'Verified professionals only' }))
    await person.click(screen.getByRole('button', { name: 'Save' }))

    await asked('UpdateChatroom')
    expect(argumentsOf('UpdateChatroom')?.[1]).toMatchObject({ verifiedOnly: false })
    await waitFor(() => expect(screen.queryByText(/verified only/)).toBeNull())
  })

  it('give it a picture', async () => {
    const picture = someAttachment('ward.png')
    vi.stubGlobal('XMLHttpRequest', uploadsBy(picture, Promise.resolve()))
    answers.UpdateChatroom = { ...mine, pictureAttachmentId: picture.id }
    const { person, choose } = await openWard()

    await choose('Room settings')
    await screen.findByRole('button', { name: 'Choose picture' })
    const dialog = screen.getByRole('dialog', { name: 'Room settings' })
    const picker = dialog.querySelector('input[type=file]') as HTMLInputElement
    await person.upload(picker, new File(['picture'], 'ward.png', { type: 'image/png' }))
    await screen.findByRole('button', { name: 'Replace picture' })
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false))
    await person.click(screen.getByRole('button', { name: 'Save' }))

    await asked('UpdateChatroom')
    expect(argumentsOf('UpdateChatroom')?.[1]).toMatchObject({ pictureAttachmentId: picture.id })
  })
})

describe('a room', () => {
  it('is pinned, and stands first then', async () => {
    answers.PinChatroom = { ...mine, isPinned: true }
    const newer = someRoom('Newer', '4', { latestMessageDate: '2026-03-05T10:00:00.000Z' })
    const { choose } = await openWard(mine, [newer])
    const listed = () =>
      within(screen.getByRole('list', { name: 'Your rooms' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
    expect(listed()[0]).toContain('Newer')

    await choose('Pin')

    await waitFor(() => expect(listed()[0]).toContain('Ward 5'))
    expect(argumentsOf('PinChatroom')).toEqual([mine.id, { pinned: true }])
    expect(screen.getAllByRole('img', { name: 'Pinned' }).length).toBe(1)
  })

  it('tells who is here', async () => {
    const somebody = (id: string, fullName: string) => ({
      chatroomUserId: id,
      chatroomId: mine.id,
      userId: id,
      fullName,
      email: null,
      profilePictureAttachmentId: null,
      status: 'Joined',
      createdUtc: mine.createdUtc,
      modifiedUtc: mine.modifiedUtc,
      lastReadDate: null,
      inviteToken: null,
    })
    answers.GetChatroomUsers = [somebody(userId, 'Ana Silva'), somebody('here', 'Mei Chan'), somebody('away', 'Al Roy')]
    answers.GetPresentUsers = [userId, 'here']

    await openWard()

    expect(await screen.findByText(/2 here now/)).toBeTruthy()
    const captionOf = (name: string) => screen.getAllByText(name)[0]?.closest('li')?.textContent
    await waitFor(() => expect(captionOf('Mei Chan')).toContain('Member · here now'))
    expect(captionOf('Al Roy')).not.toContain('here now')
  })
})

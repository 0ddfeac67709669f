import { folioRoutes } from '@materia/contract'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../../lib/query.ts'
import { endSession } from '../../../lib/session.ts'
import { signedInApp } from '../../../testing/application.ts'
import { problem } from '../../../testing/network.ts'
import { colleagueId, signInAs } from '../../../testing/people.ts'
import { openApp } from '../../../testing/render.tsx'
import { someClipping, someFolio } from '../testing/folios.ts'
import { sendNotes } from './sending-notes.tsx'
import { keepNote, listUnsentNotes } from './unsent-notes.ts'

const { folioId } = someFolio()
const clipping = someClipping(folioId)
const { contentItemId, title } = clipping
const written = { folioId, contentItemId, title, note: 'Read by train.', previousNote: null }
const elsewhere = (note: string) => ({
  ...problem(409, 'This note was changed elsewhere. Compare the two before you save.'),
  extensions: { code: 'note-changed-elsewhere', stored: { contentItemId, note } },
})

describe('notes written without a connection', () => {
  it('are one for each clipping, and sent once', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(folioRoutes.noteClipping, { ...clipping, note: 'Read by plane.' })
    keepNote(written)
    keepNote({ ...written, note: 'Read by plane.', previousNote: 'Read by train.' })

    await sendNotes(queryClient)
    await sendNotes(queryClient)

    expect(network.callsTo(folioRoutes.noteClipping).map(({ body }) => body)).toEqual([
      { contentItemId, note: 'Read by plane.', previousNote: null },
    ])
    expect(listUnsentNotes()).toEqual([])
  })

  it('stay where they are while nobody answers', async () => {
    const network = signedInApp(['Doctor'])
    network.on(folioRoutes.noteClipping, () => Promise.reject(new TypeError('Failed to fetch')))
    keepNote(written)

    await sendNotes(queryClient)

    expect(listUnsentNotes()).toMatchObject([written])
  })

  it('are sent as their writer’s, not as those of who has signed in since', async () => {
    const network = signedInApp(['Doctor'])
    keepNote(written)
    keepNote({ ...written, contentItemId: colleagueId })
    network.on(folioRoutes.noteClipping, () => {
      endSession('logout')
      signInAs(['Doctor'], { sub: colleagueId })
      return { body: clipping }
    })

    await sendNotes(queryClient)

    expect(network.callsTo(folioRoutes.noteClipping).map(({ body }) => body.contentItemId)).toEqual([contentItemId])
  })

  it('stay where they are, and are no refused ones, while the server is asked too often', async () => {
    const network = signedInApp(['Doctor'])
    network.refuses(folioRoutes.noteClipping, 429, 'Try again later.')
    keepNote(written)

    await sendNotes(queryClient)

    expect(listUnsentNotes()).toMatchObject([written])
    expect(listUnsentNotes().filter(({ refusal }) => refusal)).toEqual([])
  })

  it('are compared with what was stored meanwhile, and replace it only where their writer says so', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(folioRoutes.listFolios, [])
    network.on(folioRoutes.noteClipping, ({ body }) =>
      body.previousNote === 'Not for children.'
        ? { body: { ...clipping, note: written.note } }
        : { status: 409, body: elsewhere('Not for children.') },
    )
    const { person } = openApp('/folio')
    await screen.findByRole('heading', { level: 1 })
    keepNote(written)

    const sending = sendNotes(queryClient)
    expect(await screen.findByText('Not for children.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Keep mine' }))
    await sending

    expect(network.callsTo(folioRoutes.noteClipping).map(({ body }) => body.previousNote)).toEqual([
      null,
      'Not for children.',
    ])
    expect(listUnsentNotes()).toEqual([])
  })

  it('that are refused are shown with their words and the reason, until their writer discards them', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(folioRoutes.listFolios, [])
    network.refuses(folioRoutes.noteClipping, 404, 'The clipping was not found.')
    const { person } = openApp('/folio')
    await screen.findByRole('heading', { level: 1 })
    keepNote(written)

    await sendNotes(queryClient)
    expect(await screen.findByText(/was not taken: The clipping was not found\.$/)).toBeTruthy()
    expect(screen.getByText('Read by train.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Discard it' }))

    expect(screen.queryByText('Read by train.')).toBeNull()
    expect(listUnsentNotes()).toEqual([])
  })

  it('are nobody else’s, and go with the session', () => {
    signInAs(['Doctor'])
    keepNote(written)
    signInAs(['Doctor'], { sub: colleagueId })
    expect(listUnsentNotes()).toEqual([])
    endSession('logout')
    signInAs(['Doctor'])

    expect(listUnsentNotes()).toEqual([])
  })
})

import { postRoutes } from '@materia/contract'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { LinkFields } from './LinkFields.tsx'
import { blankFields } from './post-fields.ts'
import type { ComposerSlots } from './slots.ts'

const slots: ComposerSlots = {
  findColleagues: async () => [],
  findReference: async () => undefined,
  picture: () => null,
  attachments: () => null,
  images: { upload: async () => '' },
  pictureAddress: () => '',
}

function Composer() {
  const [fields, setFields] = useState(blankFields([]))
  return <LinkFields fields={fields} onChange={(changes) => setFields({ ...fields, ...changes })} slots={slots} />
}

it('a page is looked at once its address has been typed to the end', async () => {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  network.replies(postRoutes.previewLink, {
    status: 'ready',
    title: 'A paper',
    site: 'example.org',
    imageAttachmentId: null,
  })
  openScreen('/', [{ path: '/', element: <Composer /> }])
  const address = await screen.findByRole('textbox', { name: 'Address' })

  for (const value of ['https://example.or', 'https://example.org', 'https://example.org/paper'])
    fireEvent.change(address, { target: { value } })

  expect(await screen.findByText('A paper')).toBeTruthy()
  expect(network.callsTo(postRoutes.previewLink).map(({ query }) => query.get('externalLink'))).toEqual([
    'https://example.org/paper',
  ])
})

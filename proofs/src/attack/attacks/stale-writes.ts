import assert from 'node:assert/strict'
import { folioRoutes, profileRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'

/** Overwriting what somebody else wrote meanwhile. */
export const attack: Attack = {
  name: 'stale-writes',
  async run(stage) {
    const person = await stage.makePerson()
    const { body: folio } = await person.call(folioRoutes.createFolio, { body: { title: 'First' } })
    const change = (title: string) =>
      person.call(folioRoutes.updateFolio, { body: { folioId: folio.folioId, title, xmin: folio.xmin } })
    const folios = await Promise.all([change('Mine'), change('Theirs'), change('Others')])
    assert.deepEqual(folios.map(({ status }) => status).sort(), [200, 409, 409], 'The last writer of a folio won.')

    const { body: profile } = await person.call(profileRoutes.getProfile, { params: { userId: person.userId } })
    const write = (bio: string) => person.call(profileRoutes.updateProfile, { body: { bio, xmin: profile.xmin } })
    const profiles = await Promise.all([write('Mine'), write('Theirs')])
    assert.deepEqual(profiles.map(({ status }) => status).sort(), [200, 409], 'The last writer of a profile won.')
    const refused = profiles.find(({ status }) => status === 409)
    assert.ok(
      /Mine/.test(refused?.text ?? '') && /Theirs/.test(refused?.text ?? ''),
      'A refusal lacks one of the texts.',
    )
  },
}

import { userRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { mailsOf } from '../../testing/mails.ts'
import { form } from './testing/registration.ts'

const tester = await testApp()
const { mailTo } = mailsOf(tester)

it('mails are written in the language of whoever gets them', async () => {
  const [english, french] = [form({ language: 'en' }), form({ language: 'fr' })]

  for (const body of [english, french]) await tester.stranger.call(userRoutes.createUser, { body })
  const mails = [await mailTo(english.email), await mailTo(french.email)]

  expect(mails.map((mail) => mail?.subject)).toEqual([
    'Finish your Materia registration',
    'Terminez votre inscription à Materia',
  ])
  expect(mails[1]?.html).toContain('<html lang="fr">')
  expect(mails[1]?.text).toContain('Terminer l’inscription')
})

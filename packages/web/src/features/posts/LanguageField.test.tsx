import type { Language } from '@materia/contract'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { openScreen } from '../../testing/render.tsx'
import { LanguageField } from './LanguageField.tsx'
import { blankFields } from './post-fields.ts'

function Written({ title, onChosen }: { title: string; onChosen: (language: Language | null) => void }) {
  const [fields, setFields] = useState({ ...blankFields([]), title })
  const change = ({ language }: { language: Language | null }) => {
    setFields({ ...fields, language })
    onChosen(language)
  }
  return <LanguageField fields={fields} onChange={change} />
}

it('the language of a post is guessed from its words until the writer chooses, and again when they leave it', async () => {
  const chosen: (Language | null)[] = []
  const element = <Written title="L’asthme chez les enfants" onChosen={(language) => chosen.push(language)} />
  const { person } = openScreen('/', [{ path: '/', element }])
  const choice = await screen.findByRole('combobox', { name: 'Language' })
  expect(choice.textContent).toBe('Guessed from the text: French')

  await person.click(choice)
  await person.click(await screen.findByRole('option', { name: 'English' }))
  expect(screen.getByRole('combobox', { name: 'Language' }).textContent).toBe('English')
  await person.click(screen.getByRole('combobox', { name: 'Language' }))
  await person.click(await screen.findByRole('option', { name: /^Guessed/ }))

  expect(chosen).toEqual(['en', null])
})

import { legalVersions, type UserType, userRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dialogsOnly } from '../../testing/home-dialogs.tsx'
import { fakeNetwork } from '../../testing/network.ts'
import { someUser } from '../../testing/people.ts'
import { openApp } from '../../testing/render.tsx'

const room = '0198b8a0-0000-7000-8000-0000000000aa'
const folio = '0198b8a0-0000-7000-8000-0000000000bb'

async function openSignUp(query = '') {
  const app = openApp(`/Home/Register${query}`, dialogsOnly)
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign Up' }))
  const { person } = app
  const field = (label: string | RegExp) => dialog.getByLabelText<HTMLInputElement>(label)
  return {
    ...app,
    dialog,
    field,
    async fill(label: string | RegExp, text: string) {
      await person.click(field(label))
      await person.paste(text)
    },
    tick: (label: string | RegExp) => person.click(dialog.getByRole('checkbox', { name: label })),
    submit: () => person.click(dialog.getByRole('button', { name: 'Sign up' })),
    async choose(role: string) {
      await person.click(dialog.getByRole('combobox', { name: 'Role' }))
      await person.click(await screen.findByRole('option', { name: role }))
    },
  }
}

const everything = '?email=Amina%40Materia.test&fname=Amina&lname=Haddad'
async function openFilled(query = '') {
  const form = await openSignUp(everything + query)
  await form.tick('I accept the privacy policy.')
  await form.tick('I accept the terms and conditions.')
  return form
}

const registering = () => {
  const network = fakeNetwork()
  network.on(userRoutes.createUser, () => ({ status: 201, body: someUser }))
  return network
}

describe('the sign-up form', () => {
  it('names everything that is missing, and sends nothing', async () => {
    const network = registering()
    const { dialog, submit } = await openSignUp()

    await submit()

    expect(await dialog.findByText('First Name is required.')).toBeTruthy()
    for (const message of [
      'Last Name is required.',
      'Email is required.',
      'Required',
      'You must accept the privacy policy',
      'You must accept the terms and conditions',
    ]) {
      expect(dialog.getByText(message)).toBeTruthy()
    }
    expect(network.heard).toEqual([])
  })

  it('leads to the first field that is wrong, also to one that came with the role', async () => {
    const { choose, submit, field } = await openFilled()

    await choose('Medical Resident')
    await submit()

    await waitFor(() => expect(document.activeElement).toBe(field('School name')))
  })

  it('has Doctor as its first choice and offers the four roles', async () => {
    const { dialog, person } = await openSignUp()

    const role = dialog.getByRole('combobox', { name: 'Role' })
    expect(role.textContent).toBe('Doctor')
    await person.click(role)
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect(options).toEqual(['Doctor', 'Nurse Practitioner', 'Medical Resident', 'Medical Student'])
  })

  it('clears the statement when the role changes', async () => {
    const { dialog, tick, choose } = await openSignUp()
    await tick('I am a licensed doctor in Canada.')

    await choose('Medical Student')

    const statement = await dialog.findByRole<HTMLInputElement>('checkbox', {
      name: 'I am a medical student in Canada.',
    })
    expect(statement.checked).toBe(false)
  })

  it('is prefilled from the query and passes the pending invitations on', async () => {
    const network = registering()
    const form = await openFilled(`&discussion=${room}&folio=${folio}`)
    expect(form.field('First name').value).toBe('Amina')
    expect(form.field('Last name').value).toBe('Haddad')
    expect(form.field('Email').value).toBe('Amina@Materia.test')

    await form.tick('I am a licensed doctor in Canada.')
    await form.submit()

    expect(await screen.findByRole('dialog', { name: 'Account Created' })).toBeTruthy()
    expect(network.callsTo(userRoutes.createUser)[0]?.body).toEqual({
      email: 'amina@materia.test',
      firstName: 'Amina',
      lastName: 'Haddad',
      userType: 'Doctor' satisfies UserType,
      minc: null,
      schoolName: null,
      consents: [
        { document: 'Terms', version: legalVersions.Terms },
        { document: 'Privacy', version: legalVersions.Privacy },
      ],
      language: 'en',
      pendingDiscussionId: room,
      pendingFolioId: folio,
    })
  })

  it('shows the detail of a typed problem, and the unknown error otherwise', async () => {
    const network = fakeNetwork()
    network.refuses(userRoutes.createUser, 400, 'An account with this e-mail already exists.')
    const { dialog, tick, submit } = await openFilled()
    await tick('I am a licensed doctor in Canada.')

    await submit()
    expect((await dialog.findByRole('alert')).textContent).toBe('An account with this e-mail already exists.')

    network.on(userRoutes.createUser, () => ({ status: 500 }))
    await submit()
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('Unknown error. Try again later.'))
  })

  it.each([
    ['where the mail is read, in a demo', true, ['/dev/mail']],
    ['nothing of it elsewhere', false, []],
  ])('says %s', async (_, isDemo, links) => {
    registering()
    if (isDemo) document.documentElement.dataset.demo = ''
    onTestFinished(() => void delete document.documentElement.dataset.demo)
    const { tick, submit } = await openFilled()
    await tick('I am a licensed doctor in Canada.')

    await submit()
    const created = within(await screen.findByRole('dialog', { name: 'Account Created' }))

    const said = created.queryAllByRole('link', { name: 'its mail is read here' })
    expect(said.map((link) => link.getAttribute('href'))).toEqual(links)
  })

  it('sends the confirmation link again when asked', async () => {
    const network = registering()
    network.on(userRoutes.resendInvitation, () => ({ status: 204 }))
    const { person, tick, submit } = await openFilled()
    await tick('I am a licensed doctor in Canada.')
    await submit()

    const created = within(await screen.findByRole('dialog', { name: 'Account Created' }))
    await person.click(created.getByRole('button', { name: 'Send the link again' }))

    expect(await created.findByText('The link was sent again.')).toBeTruthy()
    expect(network.callsTo(userRoutes.resendInvitation)).toMatchObject([{ body: { email: 'amina@materia.test' } }])
  })
})

describe('the MINC', () => {
  it('is asked of a Doctor only', async () => {
    const { dialog, choose } = await openSignUp()
    expect(dialog.getByLabelText('MINC (optional)')).toBeTruthy()

    for (const role of ['Nurse Practitioner', 'Medical Resident', 'Medical Student']) {
      await choose(role)
      expect(dialog.queryByLabelText('MINC (optional)')).toBeNull()
    }
  })

  it('is written as CAMD-XXXX-XXXX whatever the dashes typed', async () => {
    const { field, fill } = await openSignUp()

    await fill('MINC (optional)', 'camd12-34 5678')

    expect(field('MINC (optional)').value).toBe('CAMD-1234-5678')
  })

  it('must be confirmed to be their own', async () => {
    const network = registering()
    const { dialog, fill, tick, submit } = await openFilled()
    await tick('I am a licensed doctor in Canada.')
    await fill('MINC (optional)', 'CAMD12345678')

    await submit()
    expect(await dialog.findByText('Required')).toBeTruthy()
    expect(network.heard).toEqual([])

    await tick('I confirm that this MINC is mine.')
    await submit()
    await screen.findByRole('dialog', { name: 'Account Created' })
    expect(network.callsTo(userRoutes.createUser)[0]?.body).toMatchObject({ minc: 'CAMD-1234-5678' })
  })

  it('typed before the role was changed is left behind', async () => {
    const network = registering()
    const { fill, choose, tick, submit } = await openFilled()
    await fill('MINC (optional)', 'CAMD')
    await choose('Nurse Practitioner')
    await tick('I am a licensed nurse practitioner in Canada.')

    await submit()

    await screen.findByRole('dialog', { name: 'Account Created' })
    expect(network.callsTo(userRoutes.createUser)[0]?.body).toMatchObject({ minc: null, userType: 'NursePractitioner' })
  })
})

describe('the school name', () => {
  it('is required of a Medical Resident', async () => {
    const network = registering()
    const { dialog, choose, tick, fill, submit } = await openFilled()
    await choose('Medical Resident')
    await tick('I am a medical resident in Canada.')

    await submit()
    expect(await dialog.findByText('School name is required.')).toBeTruthy()
    expect(network.heard).toEqual([])

    await fill('School name', 'McGill University')
    await submit()
    await screen.findByRole('dialog', { name: 'Account Created' })
    expect(network.callsTo(userRoutes.createUser)[0]?.body).toMatchObject({ schoolName: 'McGill University' })
  })
})

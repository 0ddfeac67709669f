import { describe, expect, it } from 'vitest'
import { personKey } from '../../lib/storage-keys.ts'
import { saveDelayMs } from './draft-store.ts'
import { draftServer, draftStores, kinds, pass, problem } from './testing/drafts.ts'

const open = draftStores()
const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(personKey('draft', 'me')))

describe('autosave', () => {
  it('stores a pause after the last key, once', async () => {
    const server = draftServer()
    const store = open(server)

    store.change({ title: 'H' })
    await pass(saveDelayMs / 2)
    store.change({ title: 'He' })
    expect(kinds(store)).toBe('waiting')
    await pass()

    expect(server.put).toHaveBeenCalledTimes(1)
    expect(server.stored()?.fields.title).toBe('He')
    expect(kinds(store)).toBe('saved')
    expect(keptKeys()).toHaveLength(0)
  })

  it('stores again what was typed while it was storing, with the new mark', async () => {
    const server = draftServer()
    const store = open(server)
    store.change({ title: 'One' })
    void store.flush()
    store.change({ title: 'Two' })
    await pass(saveDelayMs * 3)

    expect(server.put.mock.calls.map(([fields, xmin]) => [fields.title, xmin])).toEqual([
      ['One', null],
      ['Two', 1],
    ])
    expect(kinds(store)).toBe('saved')
  })

  it('says nothing when nothing changed', async () => {
    const server = draftServer()
    const store = open(server)

    store.change({ title: '' })
    await pass()

    expect(server.put).not.toHaveBeenCalled()
    expect(kinds(store)).toBe('unchanged')
  })

  it('tells why it was refused, and tries again after the next key', async () => {
    const server = draftServer()
    server.put.mockRejectedValueOnce(problem(400, {}, 'Use at most 300 characters.'))
    const store = open(server)
    store.change({ title: 'x' })
    await pass()
    expect(store.getState().save).toMatchObject({ kind: 'refused', message: 'Use at most 300 characters.' })

    store.change({ title: 'y' })
    await pass()

    expect(kinds(store)).toBe('saved')
  })

  it('reaches the end before publishing', async () => {
    const server = draftServer()
    const store = open(server)
    store.change({ title: 'All of it' })

    const isStored = store.flush()
    await pass(0)

    expect(await isStored).toBe(true)
    expect(server.stored()?.fields.title).toBe('All of it')
  })
})

describe('offline', () => {
  it('keeps what is typed on the device and stores it when the server is back', async () => {
    const server = draftServer()
    const store = open(server)
    server.cutOff()
    store.change({ content: 'typed offline' })
    await pass()
    expect(kinds(store)).toBe('offline')
    store.change({ content: 'typed offline, and more' })

    server.reconnect()
    await pass()

    expect(server.stored()?.fields.content).toBe('typed offline, and more')
    expect(kinds(store)).toBe('saved')
  })

  it('tries again by itself', async () => {
    const server = draftServer()
    const store = open(server)
    server.put.mockRejectedValueOnce(problem(503))
    store.change({ content: 'x' })
    await pass()
    expect(kinds(store)).toBe('offline')

    await pass(5_000)

    expect(kinds(store)).toBe('saved')
  })

  it('survives the page being closed', async () => {
    const server = draftServer()
    const before = open(server)
    before.change({ content: 'stored' })
    await pass()
    server.cutOff()
    before.change({ content: 'stored, then typed offline' })
    before.close()

    server.reconnect()
    const after = open(server)
    expect(after.getState().fields.content).toBe('stored, then typed offline')
    await pass()

    expect(server.stored()?.fields.content).toBe('stored, then typed offline')
    expect(keptKeys()).toHaveLength(0)
  })

  it('is not tried again once the desk is left, and goes on when it is opened again', async () => {
    const server = draftServer()
    const left = open(server)
    server.cutOff()
    left.change({ content: 'typed offline' })
    void left.flush()
    left.close()
    await pass(600_000)
    expect(server.put).toHaveBeenCalledTimes(1)

    server.reconnect()
    const again = open(server)
    expect(again.getState().fields.content).toBe('typed offline')
    await pass()

    expect(server.stored()?.fields.content).toBe('typed offline')
    expect(keptKeys()).toHaveLength(0)
  })
})

describe('a published post', () => {
  it('is stored only when the writer says so, and kept on the device until then', async () => {
    const server = draftServer()
    await server.put({ title: 'Out', content: '' }, null)
    const store = open(server, { isAutomatic: false })

    store.change({ title: 'Out, revised' })
    await pass(60_000)
    store.close()
    const again = open(server, { isAutomatic: false })

    expect(server.put).toHaveBeenCalledTimes(1)
    expect(again.getState().fields.title).toBe('Out, revised')
    again.adopt({ fields: { title: 'Out, revised', content: '' }, xmin: 2, isPublished: true })
    expect(kinds(again)).toBe('saved')
    expect(keptKeys()).toHaveLength(0)
  })
})

import { expect, it, vi } from 'vitest'
import { ChunkError, loadChunk } from './chunk.ts'

it('a part of the program that does not arrive within 120 seconds is given up', async () => {
  vi.useFakeTimers()
  const outcome = loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => error)

  await vi.advanceTimersByTimeAsync(119_999)
  let isSettled = false
  void outcome.then(() => {
    isSettled = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(isSettled).toBe(false)

  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBeInstanceOf(ChunkError)
})

it('a part that fails to load says so', async () => {
  const outcome = loadChunk(() => Promise.reject(new TypeError('Failed to fetch')))

  await expect(outcome).rejects.toBeInstanceOf(ChunkError)
})

it('a part that arrives is handed on', async () => {
  expect(await loadChunk(async () => 'part')).toBe('part')
})

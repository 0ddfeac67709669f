import { expect, test } from '@playwright/test'

/** Looks at every screen, and tells what is wrong with each of them at once. */
export async function onEachScreen(paths: string[], look: (path: string, place: number) => Promise<void>) {
  const faults: string[] = []
  for (const [place, path] of paths.entries()) {
    await test.step(path, () => look(path, place)).catch((error: Error) => faults.push(`${path}: ${error.message}`))
  }
  expect(faults.join('\n\n'), 'what is wrong with the screens').toBe('')
}

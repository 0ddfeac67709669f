const ends: (() => Promise<unknown>)[] = []

/** To be done when the test file ends; what was begun last ends first. */
export function atFileEnd(end: () => Promise<unknown>): void {
  ends.push(end)
}

export async function endFile(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end()
}

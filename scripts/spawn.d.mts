/** How a program of the repository is run. */
export function nodeFlagsOf(script: string): string[]

import compile from 'icu-minify/compile'

export type Messages = { readonly [key: string]: string | Messages }

/** Messages by their whole key: `reasons.Press`. */
export function keysOf(messages: Messages, prefix = ''): Map<string, string> {
  const keys = new Map<string, string>()
  for (const [key, message] of Object.entries(messages)) {
    if (typeof message === 'string') keys.set(prefix + key, message)
    else for (const [inner, text] of keysOf(message, `${prefix}${key}.`)) keys.set(inner, text)
  }
  return keys
}

/** Names of the arguments and tags of a message, in alphabetical order. */
export function argumentsOf(message: string): string {
  const names = new Set<string>()
  collect(compile(message), names)
  return [...names].sort().join(', ')
}

// A compiled message is text, or a list of text and [name, kind, …] nodes; plurals and tags hold messages of their own.
function collect(node: unknown, names: Set<string>) {
  if (!Array.isArray(node)) return
  for (const part of node) {
    if (!Array.isArray(part)) continue
    const [name, kind, ...inner] = part
    if (typeof name === 'string') names.add(name)
    if (typeof kind === 'object' || typeof kind === 'string') collectAll([kind, ...inner], names)
    else collectAll(inner, names)
  }
}

function collectAll(parts: unknown[], names: Set<string>) {
  for (const part of parts) {
    if (Array.isArray(part)) collect(typeof part[0] === 'string' ? [part] : part, names)
    else if (typeof part === 'object' && part !== null) collectAll(Object.values(part), names)
  }
}

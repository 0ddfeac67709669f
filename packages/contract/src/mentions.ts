/** A mention as it stands in a text: `@[name](userId)`. */
export const mentionPattern = /@\[([^\]\n]{1,200})\]\(([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\)/gi

const mentionsCounted = 20

/** Whom a text mentions, each once; of a long list the first. */
export const mentionedIn = (text: string): string[] =>
  [...new Set([...text.matchAll(mentionPattern)].map((match) => (match[2] ?? '').toLowerCase()))].slice(
    0,
    mentionsCounted,
  )

/** The text as a list shows it: mentions by name. */
export const plainText = (text: string): string => text.replaceAll(mentionPattern, '@$1')

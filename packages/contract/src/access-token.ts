/** Whose access token it is, by what it says of itself: only the server knows whether it is good. */
export function userIdIn(accessToken: string): string | null {
  try {
    const payload = accessToken.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''
    const claims: { sub?: unknown } = JSON.parse(atob(payload))
    return typeof claims.sub === 'string' ? claims.sub : null
  } catch {
    return null
  }
}

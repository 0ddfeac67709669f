export const contactReasons = ['BusinessInquiry', 'Investor', 'Press'] as const

/** How hard an answer was to find: SHA-256 of `<challenge>:<answer>` must begin with `difficulty` zero bits. */
export function leadingZeroBits(bytes: Uint8Array): number {
  const firstSet = bytes.findIndex((byte) => byte !== 0)
  if (firstSet === -1) return bytes.length * 8
  return firstSet * 8 + Math.clz32(bytes[firstSet] ?? 0) - 24
}

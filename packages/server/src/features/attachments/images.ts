import { type ImageSize, imageSizes } from '@materia/contract'
import sharp from 'sharp'
import { createTurns } from '../../platform/turns/turns.ts'

export interface EncodedImage {
  bytes: Buffer
  width: number
  height: number
  copies: { size: ImageSize; bytes: Buffer }[]
}

export const imageContentType = 'image/webp'
export const imageEnding = 'webp'
export const maxMegapixels = 64

const longestEdge = 2_560
/** The others lie on their side. */
const uprightOrientations = 4
const maxFrames = 200
const maxAnimationPixels = 30_000_000
const guards = { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error', sequentialRead: true } as const
// Decoding takes memory by the pixel, so few pictures are in work at once, however many arrive, and a large one alone.
const atOnce = 2
const wholeBytesMax = 200_000_000
const largeBytes = 50_000_000

sharp.cache(false)
sharp.concurrency(1)
// A file that reached this place by its first bytes is never read as a drawing or a document.
sharp.block({ operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick'] })

/** A new picture from the pixels alone: whatever else the file carried stays behind. Undefined if there are none. */
export type ImageEncoder = (source: string | Uint8Array) => Promise<EncodedImage | undefined>

export function createImageEncoder(): ImageEncoder {
  const inTurn = createTurns(atOnce)
  return async (source) => {
    const wholeBytes = await wholeBytesOf(source)
    if (wholeBytes === undefined || wholeBytes > wholeBytesMax) return undefined
    return inTurn(wholeBytes > largeBytes ? atOnce : 1, () => encodeImage(source))
  }
}

async function encodeImage(source: string | Uint8Array): Promise<EncodedImage | undefined> {
  try {
    const whole = await encode(source, longestEdge, 88)
    const copies = []
    for (const [size, edge] of Object.entries(imageSizes)) {
      copies.push({ size: size as ImageSize, bytes: (await encode(whole.data, edge, 80)).data })
    }
    const { width, pageHeight, height } = whole.info
    return { bytes: whole.data, width, height: pageHeight ?? height, copies }
  } catch {
    return undefined
  }
}

/** What the picture takes while it is decoded, unless it can be read row by row; undefined where it is none. */
async function wholeBytesOf(source: string | Uint8Array): Promise<number | undefined> {
  const facts = await sharp(source, guards)
    .metadata()
    .catch(() => undefined)
  if (!facts) return undefined
  const { format, width, height, channels, depth, isProgressive, orientation = 1 } = facts
  const isByRow = (format === 'jpeg' || format === 'png') && !isProgressive && orientation <= uprightOrientations
  if (isByRow) return 0
  // A progressive JPEG is kept as coefficients of two bytes.
  const sampleBytes = depth === 'ushort' || (format === 'jpeg' && isProgressive) ? 2 : 1
  return width * height * channels * sampleBytes
}

async function encode(source: string | Uint8Array, edge: number, quality: number) {
  const animated = await isAnimation(source)
  return sharp(source, { ...guards, animated })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .timeout({ seconds: 30 })
    .toBuffer({ resolveWithObject: true })
}

/** Moving pictures keep moving while all their frames together stay within the limit; beyond it the first one stands. */
async function isAnimation(source: string | Uint8Array): Promise<boolean> {
  const { format, pages = 1, width, height, pageHeight } = await sharp(source, guards).metadata()
  const isMoving = (format === 'gif' || format === 'webp') && pages > 1 && pages <= maxFrames
  return isMoving && width * (pageHeight ?? height) * pages <= maxAnimationPixels
}

const edge = 800

interface Square {
  x: number
  y: number
  width: number
  height: number
}

/** The part of the picture inside the square, no larger than a profile needs. */
export async function cropToJpeg(url: string, { x, y, width, height }: Square): Promise<Blob> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(edge, Math.round(width))
  canvas.height = Math.min(edge, Math.round(height))
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error('The picture is empty.'))), 'image/jpeg', 0.9),
  )
}

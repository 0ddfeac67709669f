/** A file as a browser's form sends it. */
export function formOf(file: Blob, fileName = 'upload'): FormData {
  const form = new FormData()
  form.append('file', file, fileName)
  return form
}

/** The same in bytes, for those who speak HTTP themselves. */
export async function encodedFormOf(file: Blob, fileName?: string) {
  const encoded = new Response(formOf(file, fileName))
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  }
}

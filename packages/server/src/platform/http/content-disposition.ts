/**
 * How a browser is told the name of a file: in ASCII for old programs, and as it is. No sign of the name ends the value that
 * it stands in, or is taken for another part of the header.
 */
export function contentDisposition(how: 'attachment' | 'inline', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

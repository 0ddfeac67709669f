import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import type { Extensions } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Subscript, Superscript } from './marks.ts'
import { Citation, Reference, References } from './references.ts'
import { UploadingImages } from './uploading-images.ts'

/** What an article may be made of: the same as the server's allow-list keeps. */
export const articleExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: true, defaultProtocol: 'https' },
  }),
  Image.configure({ inline: false, allowBase64: false }),
  TableKit.configure({ table: { resizable: false } }),
  Subscript,
  Superscript,
  Citation,
  References,
  Reference,
  UploadingImages,
]

import Box from '@mui/material/Box'
import { EditorContent, useEditor } from '@tiptap/react'
import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { ApiError, explain } from '../../../lib/api-error.ts'
import { showError } from '../../../ui/notice.ts'
import { richTextStyles } from '../../../ui/rich-text.tsx'
import { postMessages, usePostMessages } from '../messages.ts'
import { cleanPasted } from './clean-paste.ts'
import { EditorDialogs, type FindReference, type OpenDialog } from './EditorDialogs.tsx'
import { articleExtensions } from './extensions.ts'
import { Toolbar } from './Toolbar.tsx'
import { insertUploaded } from './uploading-images.ts'

export interface ImageStore {
  /** Keeps a picture and gives the address under which the text shows it. */
  upload(file: Blob): Promise<string>
}

const toolbarPlace = {
  position: 'sticky',
  top: { xs: 56, sm: 64 },
  zIndex: 2,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  borderRadius: '10px 10px 0 0',
} as const

/** The editor keeps an empty paragraph at the end to write on in. */
const withoutEmptyEnd = (html: string) => html.replace(/(<p><\/p>)+$/, '')

/** The text of an article. It is loaded apart: only who writes needs it. */
export function ArticleEditor({
  content,
  onChange,
  images,
  findReference = async () => undefined,
  meanwhile = null,
}: {
  content: string
  onChange: (html: string) => void
  images: ImageStore
  findReference?: FindReference
  /** Stands in its place until it is there. */
  meanwhile?: ReactNode
}) {
  const t = usePostMessages()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const change = useRef(onChange)
  change.current = onChange
  // Pictures this text has shown already may be moved around in it; others are copied, since they are somebody else's.
  const ownSources = useRef(new Set(sourcesIn(content)))

  const made = useEditor({
    extensions: articleExtensions,
    content,
    // Made after the first drawing: one made while React draws in small steps is thrown away before it is shown, and made again.
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('articleText'),
        class: 'article-text',
        spellcheck: 'true',
      },
      transformPastedHTML(html) {
        const pasted = cleanPasted(html, { keepsPicture: (source) => ownSources.current.has(source) })
        if (pasted.picturesLeftOut > 0) showError(postMessages()('picturesLeftOut'))
        return pasted.html
      },
      handlePaste: (_, event) => takeFiles(event.clipboardData),
      handleDrop: (_, event, __, isMoved) => !isMoved && takeFiles(event.dataTransfer),
    },
    onUpdate: ({ editor: changed }) => change.current(changed.isEmpty ? '' : withoutEmptyEnd(changed.getHTML())),
  })

  function takeFiles(data: DataTransfer | null): boolean {
    const pictures = [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'))
    // Office programs add a picture of the copied text to the text itself: the text is what was meant.
    const text = data?.getData('text/html') ?? ''
    const hasText = new DOMParser().parseFromString(text, 'text/html').body.textContent?.trim()
    if (pictures.length === 0 || hasText) return false
    insertPictures(pictures)
    return true
  }

  function insertPictures(files: File[]) {
    const pictures = files.map((file) => ({
      label: t('uploading', { name: file.name }),
      upload: async () => {
        const source = await images.upload(file)
        ownSources.current.add(source)
        return source
      },
    }))
    if (!made) return
    insertUploaded(made, pictures, (error) =>
      showError(error instanceof ApiError ? explain(error) : t('pictureNotUploaded')),
    )
  }

  // Its tools are drawn in small steps too.
  const editor = useDeferredValue(made)
  if (!editor) return meanwhile
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:focus-within': { borderColor: 'focus.ring' },
        '& .article-text': { ...editorTextStyles },
      }}
    >
      <Box sx={toolbarPlace}>
        <Toolbar editor={editor} onPictures={insertPictures} onDialog={setDialog} />
      </Box>
      <Box sx={richTextStyles} component={EditorContent} editor={editor} />
      <EditorDialogs {...{ editor, dialog, findReference }} onClose={() => setDialog(null)} />
    </Box>
  )
}

const editorTextStyles = {
  minHeight: 360,
  px: { xs: 2, sm: 3 },
  py: 2,
  outline: 'none',
  // Said in the text itself, so that it is not missed before publishing.
  '& img:not([alt]):not(.ProseMirror-separator), & img[alt=""]:not(.ProseMirror-separator)': {
    outline: '2px dashed',
    outlineColor: 'warning.main',
    outlineOffset: 3,
  },
  '& .ProseMirror-selectednode': { outline: '2px solid', outlineColor: 'primary.main' },
  '& img.ProseMirror-separator': { display: 'inline', my: 0 },
  // The cursor before a picture is an element too: the picture must not move from under the finger when it comes.
  '& > :not(* ~ *), & > .ProseMirror-gapcursor:not(* ~ *) + *': { mt: 0 },
  '& .selectedCell': { bgcolor: 'action.selected' },
  '& .uploading-image': {
    display: 'inline-block',
    px: 1,
    py: 0.5,
    borderRadius: 1,
    bgcolor: 'neutral.main',
    typography: 'body2',
  },
}

const sourcesIn = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img')].map(
    (image) => image.getAttribute('src') ?? '',
  )

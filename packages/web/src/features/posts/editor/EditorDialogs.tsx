import { altTextMax } from '@materia/contract'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Editor } from '@tiptap/react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { usePostMessages } from '../messages.ts'
import { cite, listReferences } from './references.ts'

export type OpenDialog = 'link' | 'alt' | 'reference'
/** What is written in a list of references for a DOI or a PMID; nothing where it is neither, or not known. */
export type FindReference = (typed: string) => Promise<string | undefined>

export function EditorDialogs({
  editor,
  dialog,
  findReference,
  onClose,
}: {
  editor: Editor
  dialog: OpenDialog | null
  findReference: FindReference
  onClose: () => void
}) {
  if (dialog === 'link') return <LinkDialog editor={editor} onClose={onClose} />
  if (dialog === 'alt') return <AltDialog editor={editor} onClose={onClose} />
  if (dialog === 'reference') return <ReferenceDialog {...{ editor, findReference, onClose }} />
  return null
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = usePostMessages()
  const [href, setHref] = useState<string>(editor.getAttributes('link').href ?? '')
  const isLink = editor.isActive('link')
  const address = withProtocol(href)

  function save() {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !isLink) {
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    } else chain.setLink({ href: address }).run()
    onClose()
  }

  return (
    <FormDialog
      title={t('link')}
      onClose={onClose}
      onSave={save}
      isReady={URL.canParse(address)}
      extra={
        isLink && (
          <Button
            color="error"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {t('removeLink')}
          </Button>
        )
      }
    >
      <TextField
        label={t('address')}
        value={href}
        onChange={(event) => setHref(event.target.value)}
        autoFocus
        type="url"
      />
    </FormDialog>
  )
}

function withProtocol(typed: string): string {
  const address = typed.trim()
  if (/^(https?:\/\/|mailto:)/i.test(address)) return address
  return address.includes('@') && !address.includes('/') ? `mailto:${address}` : `https://${address}`
}

function AltDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = usePostMessages()
  const [alt, setAlt] = useState<string>(editor.getAttributes('image').alt ?? '')
  return (
    <FormDialog
      title={t('describePicture')}
      onClose={onClose}
      onSave={() => {
        editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run()
        onClose()
      }}
      isReady
    >
      <TextField
        label={t('altText')}
        helperText={t('altHint')}
        value={alt}
        onChange={(event) => setAlt(event.target.value.slice(0, altTextMax))}
        multiline
        minRows={2}
        autoFocus
      />
    </FormDialog>
  )
}

function ReferenceDialog({
  editor,
  findReference,
  onClose,
}: {
  editor: Editor
  findReference: FindReference
  onClose: () => void
}) {
  const t = usePostMessages()
  const [text, setText] = useState('')
  const [isLooking, setLooking] = useState(false)
  const known = listReferences(editor)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  async function add() {
    const typed = text.trim()
    setLooking(true)
    // What cannot be looked up stands as it was typed.
    const found = await findReference(typed).catch(() => undefined)
    if (!isOpen.current) return
    cite(editor, { text: found ?? typed })
    onClose()
  }

  return (
    <FormDialog
      title={t('citeReference')}
      onClose={onClose}
      saveLabel={t('addAndCite')}
      onSave={() => void add()}
      isReady={text.trim() !== ''}
      isSaving={isLooking}
    >
      <TextField
        label={t('newReference')}
        placeholder={t('referenceHint')}
        helperText={t('referenceLookup')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={2}
        autoFocus
      />
      {known.length > 0 && (
        <>
          <Typography variant="h4" component="h3">
            {t('citeAgain')}
          </Typography>
          <List disablePadding sx={{ maxHeight: 260, overflowY: 'auto' }}>
            {known.map((reference) => (
              <ListItemButton
                key={reference.number}
                onClick={() => {
                  cite(editor, { number: reference.number })
                  onClose()
                }}
              >
                <ListItemText primary={`${reference.number}. ${reference.text}`} />
              </ListItemButton>
            ))}
          </List>
        </>
      )}
    </FormDialog>
  )
}

function FormDialog({
  title,
  saveLabel,
  isReady,
  isSaving = false,
  onSave,
  onClose,
  extra,
  children,
}: {
  title: string
  saveLabel?: string
  isReady: boolean
  isSaving?: boolean
  onSave: () => void
  onClose: () => void
  extra?: ReactNode
  children: ReactNode
}) {
  const t = usePostMessages()
  const id = useId()
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (isReady && !isSaving) onSave()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          {extra}
          <Button type="submit" form={id} variant="contained" disabled={!isReady} loading={isSaving}>
            {saveLabel ?? t('save')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={id} onSubmit={onSubmit} spacing={2} sx={{ pt: 0.5 }}>
        {children}
      </Stack>
    </Dialog>
  )
}

import type { Attachment } from '@materia/contract'
import Box from '@mui/material/Box'
import { SaidText } from '../../domain/SaidText.tsx'
import { textParts } from '../../domain/text-parts.ts'
import { namesOfFiles } from './files.ts'
import { MessageFiles } from './MessageFiles.tsx'
import type { ChatSlots } from './slots.ts'

/** What a message says and brings: its words, its files, what was shared, and what its first link leads to. */
export function MessageBody({
  content,
  files,
  sharedContentItemId,
  slots,
}: {
  content: string
  files: Attachment[]
  sharedContentItemId: string | null
  slots: ChatSlots
}) {
  const isFilesAlone = files.length > 0 && content === namesOfFiles(files)
  const linked = isFilesAlone ? {} : linkedIn(content)
  const contentItemId = sharedContentItemId ?? linked.contentItemId
  return (
    <>
      {!isFilesAlone && <SaidText content={content} />}
      <MessageFiles files={files} />
      {contentItemId && (
        <Box sx={{ mt: 0.75, mb: 0.5 }}>
          <slots.SharedContent contentItemId={contentItemId} />
        </Box>
      )}
      {!contentItemId && linked.address && <slots.LinkPreview address={linked.address} />}
    </>
  )
}

const contentPath = /^\/contents\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[?#]|$)/i

/** The first link of a text: an item of ours, or a page elsewhere. */
function linkedIn(content: string): { contentItemId?: string; address?: string } {
  const href = textParts(content).find((part) => part.href)?.href
  if (!href) return {}
  return href.startsWith('/') ? { contentItemId: contentPath.exec(href)?.[1] } : { address: href }
}

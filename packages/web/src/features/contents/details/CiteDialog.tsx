import { bibtexOf, type Content, citationText, type Language, risOf } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { useLanguage } from '../../../lib/language.ts'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { CopyIcon, DownloadIcon } from '../../../ui/icons/screen-icons.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useItemPageMessages } from '../page/messages.ts'
import { copy } from '../share.ts'
import { citedContent } from './citing.ts'

const formats = [
  { value: 'text', label: 'Vancouver', extension: 'txt' },
  { value: 'ris', label: 'RIS', extension: 'ris' },
  { value: 'bibtex', label: 'BibTeX', extension: 'bib' },
] as const
type Format = (typeof formats)[number]['value']

/** The item as a reference, to copy or to take into a reference manager. */
export function CiteDialog({ content, onClose }: { content: Content; onClose: () => void }) {
  const t = useItemPageMessages()
  const [format, setFormat] = useState<Format>('text')
  const language = useLanguage()
  const text = useMemo(() => citedAs(format, content, language), [format, content, language])
  const { extension } = formats.find(({ value }) => value === format) ?? formats[0]
  return (
    <Dialog
      title={t('cite')}
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button
            color="neutral"
            variant="contained"
            startIcon={<DownloadIcon size={18} />}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={`${content.slug}.${extension}`}
            target="_blank"
          >
            {t('download')}
          </Button>
          <Button
            variant="contained"
            startIcon={<CopyIcon size={18} />}
            onClick={() => void copy(text, { done: t('citationCopied'), otherwise: t('copyTextYourself') })}
          >
            {t('copy')}
          </Button>
        </>
      }
    >
      <Tabs label={t('format')} value={format} tabs={[...formats]} onChange={setFormat}>
        <Box
          component="pre"
          tabIndex={0}
          sx={{
            m: 0,
            p: 1.5,
            minHeight: 160,
            maxHeight: 320,
            overflow: 'auto',
            whiteSpace: 'pre-wrap',
            fontFamily: format === 'text' ? 'inherit' : 'monospace',
            typography: 'body2',
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
          }}
        >
          {text}
        </Box>
      </Tabs>
    </Dialog>
  )
}

function citedAs(format: Format, content: Content, language: Language): string {
  const citation = citedContent(content)
  if (format === 'ris') return risOf([citation])
  return format === 'bibtex' ? bibtexOf([citation]) : citationText(citation, { language, citedOn: new Date() })
}

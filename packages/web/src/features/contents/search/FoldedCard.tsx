import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { ChevronDownIcon, ChevronUpIcon } from '../../../ui/icons/icons.tsx'
import { ContentCard } from '../card/ContentCard.tsx'
import { useContentMessages } from '../messages.ts'
import type { FoldedResult } from './fold-products.ts'

/** A result; its products come out when they are asked for. */
export function FoldedCard({ item, products, words }: FoldedResult & { words: string[] }) {
  const t = useContentMessages()
  const [isOpen, setOpen] = useState(false)
  if (products.length === 0) return <ContentCard content={item} words={words} />
  const Icon = isOpen ? ChevronUpIcon : ChevronDownIcon
  return (
    <Box>
      <ContentCard content={item} words={words} />
      <Button
        size="small"
        aria-expanded={isOpen}
        endIcon={<Icon size={16} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ mt: 0.5, minHeight: 40 }}
      >
        {t('foldedProducts', { name: item.title, count: products.length })}
      </Button>
      {isOpen && (
        <Stack spacing={1.5} sx={{ mt: 0.5, pl: { xs: 1, sm: 3 } }}>
          {products.map((product) => (
            <ContentCard key={product.contentItemId} content={product} words={words} />
          ))}
        </Stack>
      )}
    </Box>
  )
}

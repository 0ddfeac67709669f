import type { Article } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { RichText } from '../../../../ui/rich-text.tsx'
import { exactDateOf } from '../exact-date.tsx'
import { Facts } from '../Facts.tsx'
import { WordLinks } from '../WordLinks.tsx'

export function ArticleView({ content: article }: { content: Article }) {
  const issue = [article.volume, article.issue && `(${article.issue})`].filter(Boolean).join('')
  return (
    <>
      <Abstract article={article} />
      <Facts
        label="About this article"
        rows={[
          ['Authors', authorsOf(article)],
          ['Journal', [article.journalTitle, issue, article.pages].filter(Boolean).join(', ')],
          ['Issue date', exactDateOf(article.journalIssueDate)],
          ['Type', article.publicationTypes.join(', ')],
          ['PMID', article.pmid],
          [
            'DOI',
            article.doi && (
              <Link href={`https://doi.org/${encodeURI(article.doi)}`} target="_blank" rel="noopener noreferrer">
                {article.doi}
              </Link>
            ),
          ],
          ['Record status', article.processingStatus],
          ['Completed', exactDateOf(article.dateCompleted)],
          ['Revised', exactDateOf(article.dateRevised)],
          ['Citations', article.citationCount?.toLocaleString('en-CA')],
        ]}
      />
      <WordLinks title="Keywords" words={article.keywords} />
      <WordLinks title="Subject headings" words={article.meshHeadings} />
    </>
  )
}

function Abstract({ article }: { article: Article }) {
  if (article.sections.length === 0 && !article.content) {
    return article.pmid ? (
      <Typography sx={{ mb: 3 }}>
        <Link href={`https://pubmed.ncbi.nlm.nih.gov/${article.pmid}/`} target="_blank" rel="noopener noreferrer">
          Read the abstract at PubMed
        </Link>
      </Typography>
    ) : null
  }
  return (
    <Box component="section" aria-labelledby="abstract" sx={{ mb: 3 }}>
      <Typography id="abstract" variant="h2" sx={{ mb: 1 }}>
        Abstract
      </Typography>
      {article.sections.length > 0 ? (
        article.sections.map((section) => (
          <Box key={`${section.label} ${section.text.slice(0, 40)}`} sx={{ mb: 2, maxWidth: '72ch' }}>
            {section.label && (
              <Typography variant="h4" component="h3">
                {sentenceCase(section.label)}
              </Typography>
            )}
            <Typography sx={{ lineHeight: 1.6 }}>{section.text}</Typography>
          </Box>
        ))
      ) : (
        <RichText html={article.content ?? ''} />
      )}
    </Box>
  )
}

const authorsOf = ({ authors, author, hasMoreAuthors }: Article) =>
  [...authors.map(({ name }) => name), ...(hasMoreAuthors ? ['et al.'] : [])].join(', ') || author

const sentenceCase = (label: string) => label.charAt(0).toUpperCase() + label.slice(1).toLowerCase()

import type { Article } from '@materia/contract'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { contentLang } from '../../../../domain/content-language.ts'
import { paths } from '../../../../domain/paths.ts'
import { useFormats, useSourceWord } from '../../../../lib/language.ts'
import { RichText } from '../../../../ui/rich-text.tsx'
import { itemPageMessages, useItemPageMessages } from '../../page/messages.ts'
import { exactDateOf } from '../exact-date.tsx'
import { Facts } from '../Facts.tsx'
import { References } from '../References.tsx'
import { WordLinks } from '../WordLinks.tsx'

export function ArticleView({ content: article }: { content: Article }) {
  const t = useItemPageMessages()
  const { number } = useFormats()
  const word = useSourceWord()
  const issue = [article.volume, article.issue && `(${article.issue})`].filter(Boolean).join('')
  return (
    <>
      <NoticeOf articles={article.noticeArticles} />
      <ReadAt article={article} />
      <Abstract article={article} />
      <Facts
        label={t('aboutArticle')}
        rows={[
          [t('authors'), authorsBesideByline(article)],
          [t('journal'), [article.journalTitle, issue, article.pages].filter(Boolean).join(', ')],
          [t('issueDate'), exactDateOf(article.journalIssueDate)],
          [t('type'), article.publicationTypes.map(word).join(', ')],
          [
            'PMID',
            article.pmid && (
              <Link href={pubmedUrl(article.pmid)} target="_blank" rel="noopener noreferrer">
                {article.pmid}
              </Link>
            ),
          ],
          [
            'DOI',
            article.doi && (
              <Link href={doiUrl(article.doi)} target="_blank" rel="noopener noreferrer">
                {article.doi}
              </Link>
            ),
          ],
          [t('recordStatus'), word(article.processingStatus)],
          [t('completed'), exactDateOf(article.dateCompleted)],
          [t('revised'), exactDateOf(article.dateRevised)],
          [t('citations'), article.citationCount !== null && number(article.citationCount)],
        ]}
      />
      <References title={t('drugsDiscussed')} references={article.drugs} />
      <WordLinks title={t('keywords')} words={article.keywords} />
      <WordLinks title={t('subjectHeadings')} words={article.meshHeadings} />
    </>
  )
}

const pubmedUrl = (pmid: string) => `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`

/** What a notice is about: on its own page it is the first thing to know. */
function NoticeOf({ articles }: { articles: Article['noticeArticles'] }) {
  const t = useItemPageMessages()
  if (articles.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
      {articles.map(({ kind, pmid, article }) => (
        <Typography key={`${kind} ${pmid}`} component="li">
          {t.rich('noticeOf', {
            kind,
            article: () =>
              article ? (
                <Link href={paths.content(article.contentItemId)} lang={contentLang(article.contentItemType)}>
                  {article.title}
                </Link>
              ) : (
                <Link href={pubmedUrl(pmid)} target="_blank" rel="noopener noreferrer">
                  {t('pmidOf', { pmid })}
                </Link>
              ),
          })}
        </Typography>
      ))}
    </Box>
  )
}

/** Where the article itself is read: at its publisher's, in PubMed, and in full where it is open. */
function ReadAt({ article: { doi, pmid, pmcId } }: { article: Article }) {
  const t = useItemPageMessages()
  const places = [
    doi && { href: doiUrl(doi), name: t('atPublisher') },
    pmid && { href: pubmedUrl(pmid), name: 'PubMed' },
    pmcId && { href: `https://pmc.ncbi.nlm.nih.gov/articles/${pmcId}/`, name: t('freeFullText') },
  ].filter((place) => typeof place === 'object' && place !== null)
  if (places.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, mb: 3 }}>
      <Typography component="span" sx={{ color: 'text.secondary' }}>
        {t('readAt')}
      </Typography>
      {places.map(({ href, name }) => (
        <Link key={href} href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </Link>
      ))}
    </Box>
  )
}

const doiUrl = (doi: string) => `https://doi.org/${encodeURI(doi)}`

function Abstract({ article }: { article: Article }) {
  const t = useItemPageMessages()
  if (article.sections.length === 0 && !article.content) return null
  return (
    <Box component="section" aria-labelledby="abstract" sx={{ mb: 3 }}>
      <Typography id="abstract" variant="h2" sx={{ mb: 1 }}>
        {t('abstract')}
      </Typography>
      {article.sections.length > 0 ? (
        article.sections.map((section) => (
          <Box key={`${section.label} ${section.text.slice(0, 40)}`} lang="en" sx={{ mb: 2, maxWidth: '72ch' }}>
            {section.label && (
              <Typography variant="h4" component="h3">
                {sentenceCase(section.label)}
              </Typography>
            )}
            <Typography sx={{ lineHeight: 1.6 }}>{section.text}</Typography>
          </Box>
        ))
      ) : (
        <div lang="en">
          <RichText html={article.content ?? ''} />
        </div>
      )}
    </Box>
  )
}

const authorsOf = ({ authors, author, hasMoreAuthors }: Article) =>
  [...authors.map(({ name }) => name), ...(hasMoreAuthors ? [itemPageMessages()('andOthers')] : [])].join(', ') ||
  author

/** Of few authors the line below the title names all. */
function authorsBesideByline(article: Article): string | null {
  const authors = authorsOf(article)
  return authors && article.byline?.startsWith(`${authors} · `) ? null : authors
}

const sentenceCase = (label: string) => label.charAt(0).toUpperCase() + label.slice(1).toLowerCase()

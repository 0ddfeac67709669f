import { frenchArticles } from './french.ts'
import { heartArticles } from './heart.ts'
import type { DemoArticle } from './post.ts'
import { practiceArticles } from './practice.ts'
import { prescribingArticles } from './prescribing.ts'

export type { DemoArticle, DemoComment, DemoLink, Writing } from './post.ts'
export { demoLinks } from './practice.ts'

export const demoArticles: DemoArticle[] = [
  ...heartArticles,
  ...prescribingArticles,
  ...practiceArticles,
  ...frenchArticles,
]

import type { ExternalLinkType } from '@materia/contract'
import type { Moment } from '../moments.ts'

/** What a writer of the demo has at hand. */
export interface Writing {
  /** A figure that was uploaded for the post, by its name. */
  figure(name: string, alt: string, caption: string): string
  /** A link to a record of the catalogue, by its key in its source. */
  link(sourceKey: string, words: string): string
}

interface DemoPost {
  by: string
  title: string
  summary: string
  areas: string[]
}

export interface DemoVersion {
  on: Moment
  content: (writing: Writing) => string
}

export interface DemoComment {
  by: string
  on: Moment
  text: string
  isQuestion?: boolean
  answer?: Omit<DemoComment, 'isQuestion' | 'answer'>
}

export interface DemoArticle extends DemoPost {
  /** The first as it was published, the others as it was revised. */
  versions: [DemoVersion, ...DemoVersion[]]
  cover: string
  figures?: string[]
  /** Files to take along, with what they are called. */
  files?: { path: string; type: 'PDF' | 'Video' }[]
  isPromoted?: boolean
  /** In the order they were written. */
  comments?: DemoComment[]
}

export interface DemoLink extends DemoPost {
  on: Moment
  externalLinkType: ExternalLinkType
  externalLink: string
}

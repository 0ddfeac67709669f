/** Every write that a server has acknowledged, and what of it is not certain. */
export class Journal {
  /** `user item`, as long as the like stands. */
  readonly likes = new Set<string>()
  /** `folio item`, as long as it is saved. */
  readonly clippings = new Set<string>()
  /** Ids of published posts. */
  readonly posts = new Set<string>()
  /** Addresses that a letter was promised to. */
  readonly mails = new Set<string>()
  /** Fingerprint of the bytes by the file's id. */
  readonly files = new Map<string, string>()
  /** Asked for once, and never answered: they may have happened or not. */
  readonly uncertainMails = new Set<string>()
  uncertainFiles = 0
}

/**
 * The number of every advisory lock, in one list so that no two are taken for each other. Locks of one person or item are
 * no numbers but hashes of their names (`hashtextextended`).
 */
export const advisoryLocks = {
  migrations: 7_203_110,
  searchMerge: 7_203_111,
  searchRebuild: 7_203_112,
  /** Taken by SQL: `search_learn` and `search_learn_beside` in migrations/functions/search.sql. */
  searchWords: 7_203_113,
  searchCompaction: 7_203_114,
  /** A space of locks by name: `pg_advisory_lock(imports, hashtext(source))`. */
  imports: 7_203_115,
  defaultLogos: 7_203_116,
  /** A space of locks by name, as `imports` is. */
  runningJobs: 7_203_117,
  safety: 7_203_118,
  searchMeaning: 7_203_119,
} as const

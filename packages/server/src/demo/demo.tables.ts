import type {} from '../platform/db/db.ts'

declare module '../platform/db/db.ts' {
  interface Tables {
    demo_marks: { name: string }
  }
}

import type {} from '@materia/server/platform/db/db.ts'

declare module '@materia/server/platform/db/db.ts' {
  interface Tables {
    demo_marks: { name: string }
  }
}

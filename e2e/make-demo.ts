import { makeDemo } from './product.ts'

/** `node e2e/make-demo.ts`: makes the demo and says in which folder it lies. */
process.stdout.write(await makeDemo())

import { afterAll } from 'vitest'
import { endFile } from './ending.ts'

// Test files of one worker share their modules: what a file opened is closed before the next one begins.
afterAll(endFile)

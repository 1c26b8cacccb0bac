import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { coveragePage } from './covered/page.ts'

/** Prints what is shown where; with `--write` into docs/coverage.md. */
const file = fileURLToPath(new URL('../docs/coverage.md', import.meta.url))
if (process.argv.includes('--write')) writeFileSync(file, coveragePage())
else process.stdout.write(coveragePage())

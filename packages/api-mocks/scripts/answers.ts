/** Writes the hash of every response of the request script, or prints it with `--print`. Run it after an intended change of responses. */
import { writeFile } from 'node:fs/promises'
import { allResponseHashes } from '../src/testing/responseHashes.ts'

const answers = `${JSON.stringify(await allResponseHashes(), null, 2)}\n`
if (process.argv.includes('--print')) process.stdout.write(answers)
else await writeFile(new URL('../src/testing/answers.json', import.meta.url), answers)

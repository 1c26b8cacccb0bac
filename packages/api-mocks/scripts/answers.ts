/** Writes the hash of every response of the request script. Run it after an intended change of responses. */
import { writeFile } from 'node:fs/promises'
import { allAnswers } from '../src/testing/answers.ts'

const target = new URL('../src/testing/answers.json', import.meta.url)
await writeFile(target, `${JSON.stringify(await allAnswers(), null, 2)}\n`)

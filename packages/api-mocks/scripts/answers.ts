/** Writes the hashes of every answer of the request script, after a change that is meant to change answers. */
import { writeFile } from 'node:fs/promises'
import { allAnswers } from '../src/testing/answers.ts'

const target = new URL('../src/testing/answers.json', import.meta.url)
await writeFile(target, `${JSON.stringify(await allAnswers(), null, 2)}\n`)

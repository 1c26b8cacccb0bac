/** Writes the hash of every response of the request script, or prints it with `--print`. Run it after an intended change of responses. */
import { writeFile } from 'node:fs/promises'
import { allResponseHashes } from '../src/testing/responseHashes.ts'

const hashes = `${JSON.stringify(await allResponseHashes(), null, 2)}\n`
if (process.argv.includes('--print')) process.stdout.write(hashes)
else await writeFile(new URL('../src/testing/responseHashes.json', import.meta.url), hashes)

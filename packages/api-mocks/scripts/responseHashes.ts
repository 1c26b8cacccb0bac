/** Prints the hash of every response of the request script, for `tooling/gate/sameBytes.ts`. */
import { allResponseHashes } from '../src/testing/responseHashes.ts'

process.stdout.write(JSON.stringify(await allResponseHashes()))

import { type ApiHttp, httpError } from '../../lib/http/http.ts'
import { authorize } from '../../world/access/access.ts'
import {
  BadFile,
  fileTypes,
  readMysqlFile,
  readOracleFile,
  readSqlServerFile,
  sampleFile,
  type FileRow,
  type FileType,
} from '../../world/licenses/contracts/contractFiles.ts'
import { contractsNow, replaceContracts } from '../../world/licenses/contracts/contracts.ts'
import type { World } from '../../world/world.ts'
import { newId } from './contractBodies.ts'
import { oracleProblem } from './oracleContracts.ts'
import { sqlServerProblem } from './sqlServerContracts.ts'

export const contractFileHandlers = (http: ApiHttp, world: World) => [
  http.post('/contracts/{type}/upload', async ({ request, params, response }) => {
    authorize(world, request)
    const type = typeOf(params.type)
    store[type](world, await fileOf(request))
    return response(200).empty()
  }),

  http.get('/contracts/{type}/sample', ({ request, params, response }) => {
    authorize(world, request)
    const type = typeOf(params.type)
    return response(200).text(sampleFile(type), {
      headers: {
        'Content-Type': 'text/csv',
        'Content-Disposition': `attachment; filename=sample_${type}_contracts.csv`,
      },
    })
  }),
]

function typeOf(word: string | undefined): FileType {
  const type = fileTypes.find((known) => known === word)
  if (type === undefined) throw httpError(400, `unknown contract type ${word ?? ''}`)
  return type
}

async function fileOf(request: Request): Promise<string> {
  const form = await request.formData().catch(() => undefined)
  const file = form?.get('file')
  if (!(file instanceof Blob)) throw httpError(400, 'the file is missing')
  return file.text()
}

/** Like the server, stores the rows before the first invalid one. */
const store: Record<FileType, (world: World, content: string) => void> = {
  oracle: (world, content) =>
    storeRows(
      () => readOracleFile(content),
      (contract) => oracleProblem(world, contract),
      (contracts) =>
        replaceContracts(world, { oracle: [...contractsNow(world).oracle, ...withIds(world, contracts)] }),
    ),
  mysql: (world, content) =>
    storeRows(
      () => readMysqlFile(content),
      () => undefined,
      (contracts) =>
        replaceContracts(world, { mysql: [...contractsNow(world).mysql, ...withIds(world, contracts)] }),
    ),
  sqlserver: (world, content) =>
    storeRows(
      () => readSqlServerFile(content),
      (contract) => sqlServerProblem(world, contract),
      (contracts) =>
        replaceContracts(world, {
          microsoft: [...contractsNow(world).microsoft, ...withIds(world, contracts)],
        }),
    ),
}

function withIds<Contract>(world: World, contracts: readonly Contract[]): (Contract & { id: string })[] {
  return contracts.map((contract, index) => ({ id: newId(world, index), ...contract }))
}

/**
 * Batched because each change copies all contracts, so one per row would take quadratic time. `newId` has
 * enough ids for this many.
 */
const rowsPerChange = 5000

function storeRows<Contract>(
  read: () => Iterable<FileRow<Contract>>,
  validate: (contract: Contract) => { reason: string } | undefined,
  add: (contracts: readonly Contract[]) => void,
): void {
  let rows: Contract[] = []
  const flush = () => {
    if (rows.length > 0) add(rows)
    rows = []
  }
  try {
    for (const { contract, fail } of read()) {
      const found = validate(contract)
      if (found) throw fail(found.reason)
      rows.push(contract)
      if (rows.length === rowsPerChange) flush()
    }
  } catch (error) {
    if (error instanceof BadFile) throw httpError(422, error.message)
    throw error
  } finally {
    flush()
  }
}

import type {
  MySQLContractBody,
  OracleContractBody,
  SqlServerContractBody,
} from '@inventory-console/api-mocks/contract'
import { isRecord } from '@inventory-console/ui/lib/records'
import { useCallback } from 'react'
import { saveDownload } from '../../../platform/export/download.ts'
import { type QueryPattern, useMutation } from '../../../platform/query/mutation.ts'
import { request, send } from '../../../platform/query/query.ts'
import { useServices } from '../../../platform/services.ts'

/** Contracts affect compliance and its history, used licenses and the dashboard. */
export const invalidatedByContracts: readonly QueryPattern[] = [
  'GET /contracts*',
  'GET /hosts/technologies*',
  'GET /frontend*',
  'GET /technologies/all/license-history',
]

/** A new contract is sent by POST, a changed one by PUT with its id in the body only. */
export function useSaveOracleContract() {
  const mutate = useMutation()
  return useCallback(
    (body: OracleContractBody) =>
      mutate({
        name: `${body.id ? 'PUT' : 'POST'} /contracts/oracle/database`,
        fetcher: ({ api }, signal) =>
          body.id
            ? api.PUT('/contracts/oracle/database', { body, signal })
            : api.POST('/contracts/oracle/database', { body, signal }),
        invalidates: invalidatedByContracts,
        confirms: isRecord,
      }),
    [mutate],
  )
}

/** PUT with the id in the body and in the path. */
export function useSaveMysqlContract() {
  const mutate = useMutation()
  return useCallback(
    (body: MySQLContractBody) => {
      const { id } = body
      return mutate<{ id: string }>({
        name: id ? 'PUT /contracts/mysql/database/{id}' : 'POST /contracts/mysql/database',
        fetcher: ({ api }, signal) =>
          id
            ? api.PUT('/contracts/mysql/database/{id}', { params: { path: { id } }, body, signal })
            : api.POST('/contracts/mysql/database', { body, signal }),
        invalidates: invalidatedByContracts,
        confirms: isRecord,
      })
    },
    [mutate],
  )
}

export function useSaveSqlServerContract() {
  const mutate = useMutation()
  return useCallback(
    (body: SqlServerContractBody) =>
      mutate({
        name: `${body.id ? 'PUT' : 'POST'} /contracts/microsoft/database`,
        fetcher: ({ api }, signal) =>
          body.id
            ? api.PUT('/contracts/microsoft/database', { body, signal })
            : api.POST('/contracts/microsoft/database', { body, signal }),
        invalidates: invalidatedByContracts,
        confirms: isRecord,
      }),
    [mutate],
  )
}

export function useRemoveContract(product: 'oracle' | 'mysql' | 'microsoft') {
  const mutate = useMutation()
  return useCallback(
    ({ id }: { id: string }) => {
      const path = `/contracts/${product}/database/{id}` as const
      return mutate<unknown>({
        name: `DELETE ${path}`,
        fetcher: ({ api }, signal) => api.DELETE(path, { params: { path: { id } }, signal }),
        invalidates: invalidatedByContracts,
      })
    },
    [mutate, product],
  )
}

/** The `type` in the path of an upload. Every other path uses `microsoft` for SQL Server. */
type FileType = 'oracle' | 'mysql' | 'sqlserver'

export function useImportContracts(type: FileType) {
  const mutate = useMutation()
  return useCallback(
    (file: File) =>
      mutate<unknown>({
        name: 'POST /contracts/{type}/upload',
        fetcher: ({ api }, signal) =>
          api.POST('/contracts/{type}/upload', {
            params: { path: { type } },
            body: { file: file.name },
            bodySerializer: () => toFormData(file),
            signal,
          }),
        invalidates: invalidatedByContracts,
        // The server sends an empty body.
        confirms: (body) => body === undefined || body === null,
      }),
    [mutate, type],
  )
}

function toFormData(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

export function useSampleContracts(type: FileType) {
  const services = useServices()
  return useCallback(async () => {
    const sampleRequest = request('/contracts/{type}/sample', { path: { type } })
    const sample = await send(services, { ...sampleRequest, init: { parseAs: 'blob' } })
    await saveDownload(sample, `${type}ContractsSample.csv`, sampleRequest.name)
  }, [services, type])
}

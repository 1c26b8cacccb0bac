import type {
  MySQLContract,
  MySQLContractBody,
  OracleContract,
  OracleContractBody,
  SqlServerContract,
  SqlServerContractBody,
} from '@inventory-console/api-mocks/contract'
import { useCallback } from 'react'
import { useServices } from '../../platform/environment/services.ts'
import { saveDownload } from '../../platform/export/serverExport.ts'
import { useMutation, type QueryPattern } from '../../platform/query/mutation.ts'
import { send } from '../../platform/query/query.ts'
import { isRecord } from '../../platform/storage/storage.ts'

/** Contracts, and what they cover: compliance with its history, used licenses, the dashboard. */
export const contractsInvalidate: readonly QueryPattern[] = [
  'GET /contracts*',
  'GET /hosts/technologies*',
  'GET /frontend*',
  'GET /technologies/all/license-history',
]

/** POST for a new one; PUT with the id in the body alone. */
export function useSaveOracleContract() {
  const act = useMutation()
  return useCallback(
    (body: OracleContractBody) =>
      act({
        name: `${body.id ? 'PUT' : 'POST'} /contracts/oracle/database`,
        fetcher: ({ api }, signal) =>
          body.id
            ? api.PUT('/contracts/oracle/database', { body, signal })
            : api.POST('/contracts/oracle/database', { body, signal }),
        invalidates: contractsInvalidate,
        confirms: isRecord,
      }),
    [act],
  )
}

/** PUT with the id in the body and in the path. */
export function useSaveMysqlContract() {
  const act = useMutation()
  return useCallback(
    (body: MySQLContractBody) => {
      const { id } = body
      return act<MySQLContract>({
        name: id ? 'PUT /contracts/mysql/database/{id}' : 'POST /contracts/mysql/database',
        fetcher: ({ api }, signal) =>
          id
            ? api.PUT('/contracts/mysql/database/{id}', { params: { path: { id } }, body, signal })
            : api.POST('/contracts/mysql/database', { body, signal }),
        invalidates: contractsInvalidate,
        confirms: isRecord,
      })
    },
    [act],
  )
}

export function useSaveSqlServerContract() {
  const act = useMutation()
  return useCallback(
    (body: SqlServerContractBody) =>
      act({
        name: `${body.id ? 'PUT' : 'POST'} /contracts/microsoft/database`,
        fetcher: ({ api }, signal) =>
          body.id
            ? api.PUT('/contracts/microsoft/database', { body, signal })
            : api.POST('/contracts/microsoft/database', { body, signal }),
        invalidates: contractsInvalidate,
        confirms: isRecord,
      }),
    [act],
  )
}

export function useRemoveOracleContract() {
  const act = useMutation()
  return useCallback(
    ({ id }: OracleContract) =>
      act<unknown>({
        name: 'DELETE /contracts/oracle/database/{id}',
        fetcher: ({ api }, signal) =>
          api.DELETE('/contracts/oracle/database/{id}', { params: { path: { id } }, signal }),
        invalidates: contractsInvalidate,
      }),
    [act],
  )
}

export function useRemoveMysqlContract() {
  const act = useMutation()
  return useCallback(
    ({ id }: MySQLContract) =>
      act<unknown>({
        name: 'DELETE /contracts/mysql/database/{id}',
        fetcher: ({ api }, signal) =>
          api.DELETE('/contracts/mysql/database/{id}', { params: { path: { id } }, signal }),
        invalidates: contractsInvalidate,
      }),
    [act],
  )
}

export function useRemoveSqlServerContract() {
  const act = useMutation()
  return useCallback(
    ({ id }: SqlServerContract) =>
      act<unknown>({
        name: 'DELETE /contracts/microsoft/database/{id}',
        fetcher: ({ api }, signal) =>
          api.DELETE('/contracts/microsoft/database/{id}', { params: { path: { id } }, signal }),
        invalidates: contractsInvalidate,
      }),
    [act],
  )
}

/** The word of the files: SQL Server is microsoft everywhere else. */
type FileWord = 'oracle' | 'mysql' | 'sqlserver'

export function useImportContracts(type: FileWord) {
  const act = useMutation()
  return useCallback(
    (file: File) =>
      act<unknown>({
        name: 'POST /contracts/{type}/upload',
        fetcher: ({ api }, signal) =>
          api.POST('/contracts/{type}/upload', {
            params: { path: { type } },
            // The contract's word for a part of a form is a text; the browser makes the form of the file.
            body: { file: file.name },
            bodySerializer: () => formOf(file),
            signal,
          }),
        invalidates: contractsInvalidate,
        // The server answers an import with an empty body.
        confirms: (body) => body === undefined || body === null,
      }),
    [act, type],
  )
}

function formOf(file: File): FormData {
  const form = new FormData()
  form.set('file', file)
  return form
}

export function useSampleContracts(type: FileWord) {
  const services = useServices()
  return useCallback(async () => {
    const name = 'GET /contracts/{type}/sample'
    const sample: unknown = await send(services, name, ({ api }, signal) =>
      api.GET('/contracts/{type}/sample', { params: { path: { type } }, parseAs: 'blob', signal }),
    )
    await saveDownload(sample, `${type}ContractsSample.csv`, name)
  }, [services, type])
}

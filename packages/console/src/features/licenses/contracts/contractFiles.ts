import { useCallback } from 'react'
import { useServices } from '../../../platform/environment/services.ts'
import { saveDownload } from '../../../platform/export/download.ts'
import { request } from '../../../platform/query/get.ts'
import { useMutation } from '../../../platform/query/mutation.ts'
import { send } from '../../../platform/query/query.ts'
import { invalidatedByContracts } from './contractMutations.ts'

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

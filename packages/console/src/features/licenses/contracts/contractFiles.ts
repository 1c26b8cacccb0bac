import { useCallback } from 'react'
import { useServices } from '../../../platform/environment/services.ts'
import { saveDownload } from '../../../platform/export/download.ts'
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
    const name = 'GET /contracts/{type}/sample'
    const sample: unknown = await send(services, name, ({ api }, signal) =>
      api.GET('/contracts/{type}/sample', { params: { path: { type } }, parseAs: 'blob', signal }),
    )
    await saveDownload(sample, `${type}ContractsSample.csv`, name)
  }, [services, type])
}

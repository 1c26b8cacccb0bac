import { makeRepositoryItems } from '../../world/server/repository.ts'
import type { RequestSamples } from './requestSamples.ts'

const file = makeRepositoryItems().find(({ Installed }) => Installed)?.Filename ?? ''

export const repositoryCalls: RequestSamples = {
  valid: {
    'get repository/all/{Filename}': { params: { Filename: file }, options: {} },
  },
  errors: [
    [206, `/repo/all/${file}`, { range: 'bytes=100-199' }],
    [206, '/repo/index.json', { range: 'bytes=0-' }],
    [404, '/repo/all/nothing.rpm', {}],
  ],
  reads: [],
}

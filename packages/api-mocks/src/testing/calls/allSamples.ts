import { administrationCalls } from './administration.ts'
import { cloudCalls } from './cloud.ts'
import { contractCalls } from './contracts.ts'
import { estateCalls } from './estate.ts'
import { licenseCalls } from './licenses.ts'
import { oracleCalls } from './oracle.ts'
import type { RequestSamples } from './requestSamples.ts'
import { signOnCalls } from './signOn.ts'
import { technologyCalls } from './technologies.ts'

export const allSamples: readonly RequestSamples[] = [
  oracleCalls,
  administrationCalls,
  cloudCalls,
  estateCalls,
  technologyCalls,
  licenseCalls,
  contractCalls,
  signOnCalls,
]

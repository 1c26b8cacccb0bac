import { administrationCalls } from './administration.ts'
import { alertCalls } from './alerts.ts'
import { cloudCalls } from './cloud.ts'
import { contractCalls } from './contracts.ts'
import { exadataCalls } from './exadata.ts'
import { hostCalls } from './hosts.ts'
import { licenseCalls } from './licenses.ts'
import { oracleCalls } from './oracle.ts'
import { repositoryCalls } from './repository.ts'
import type { RequestSamples } from './requestSamples.ts'
import { scenarioCalls } from './scenarios.ts'
import { signOnCalls } from './signOn.ts'
import { technologyCalls } from './technologies.ts'

export const allSamples: readonly RequestSamples[] = [
  oracleCalls,
  administrationCalls,
  cloudCalls,
  hostCalls,
  alertCalls,
  exadataCalls,
  scenarioCalls,
  technologyCalls,
  licenseCalls,
  contractCalls,
  signOnCalls,
  repositoryCalls,
]

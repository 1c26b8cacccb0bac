import { ownValue } from '../lib/records.ts'
import { isSilentAgent } from './alertWindow.ts'

export const alertStatuses = ['NEW', 'ACK', 'DISMISSED'] as const
export const alertCategories = ['AGENT', 'ENGINE', 'LICENSE'] as const
export const alertCodes = [
  'NEW_SERVER',
  'UNLISTED_RUNNING_DATABASE',
  'MISSING_PRIMARY_DATABASE',
  'MISSING_HOST_IN_ERCOLE',
  'MISSING_HOST_IN_CMDB',
  'AGENT_ERROR',
  'DISMISSED_HOST',
  'NO_DATA',
  'NEW_DATABASE',
  'NEW_LICENSE',
  'NEW_OPTION',
  'INCREASED_CPU_CORES',
  'MISSING_DATABASE',
] as const

/** Why an alert cannot be acknowledged: its agent does not report, or it was handled before. */
export type AcknowledgeBlocker = 'silent' | 'settled'

/** The server rejects the whole request if one alert has the code NO_DATA; other alerts of agents are accepted. */
export function acknowledgeBlocker(alert: {
  alertCode?: string | undefined
  alertStatus?: string | undefined
}): AcknowledgeBlocker | null {
  if (isSilentAgent(alert)) return 'silent'
  return alert.alertStatus === 'NEW' ? null : 'settled'
}

/** Maximum characters rendered per line of a description. The full text can be copied. */
export const maxDescriptionLength = 20_000

export function alertHost({
  hostname,
  otherInfo,
}: {
  hostname?: string | undefined
  otherInfo?: Readonly<Record<string, unknown>> | null | undefined
}): string {
  const other = ownValue(otherInfo ?? undefined, 'hostname')
  // The contract leaves the values of `otherInfo` open.
  return hostname || (typeof other === 'string' ? other : '')
}

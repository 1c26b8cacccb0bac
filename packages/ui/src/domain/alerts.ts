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

/** Why an alert stays as it is: its agent is silent until it sends, or somebody dealt with it before. */
export type Stays = 'silent' | 'settled'

/** One silent agent among the alerts makes the services refuse them all. */
export function staysAsItIs(alert: {
  alertCode?: unknown
  alertCategory?: unknown
  alertStatus?: unknown
}): Stays | null {
  if (isSilentAgent(alert) || alert.alertCategory === 'AGENT') return 'silent'
  return alert.alertStatus === 'NEW' ? null : 'settled'
}

/** Characters of a line of a description, far beyond what agents write: more is not laid out, and can be copied. */
export const wholeDescription = 20_000

import { auditRules, type AuditRule } from '../../../domain/licenses/audit/auditedUse.ts'
import { paths } from '../../paths.ts'

export const auditTabs = ['types', 'sheet', 'report'] as const
export type AuditTab = (typeof auditTabs)[number]

/** Address of a tab with the rules that the auditor applies. */
export function auditPath(tab: AuditTab, rules: readonly AuditRule[]): string {
  const query = [
    ...(tab === 'types' ? [] : [`tab=${tab}`]),
    ...(rules.length === 0 ? [] : [`rules=${encodeRules(rules)}`]),
  ]
  return query.length === 0 ? paths.licenseAudit : `${paths.licenseAudit}?${query.join('&')}`
}

export function encodeRules(rules: readonly AuditRule[]): string {
  return auditRules.filter((rule) => rules.includes(rule)).join(',')
}

/** Unknown rules are left out. */
export function decodeRules(text: string | null): AuditRule[] {
  const names = (text ?? '').split(',')
  return auditRules.filter((rule) => names.includes(rule))
}

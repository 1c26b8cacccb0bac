import { valueAt, type ConfigurationDocument, type Edits } from '../../domain/configurationDocument.ts'

export const mailModes = ['yes', 'report', 'no'] as const
export type MailMode = (typeof mailModes)[number]

const enabled = 'AlertService.Emailer.Enabled'
const crontab = 'AlertService.ReportAlertJob.Crontab'
const atStartup = 'AlertService.ReportAlertJob.RunAtStartup'

/** The API has no mode. It follows from the mail flag and the crontab of the report job. */
export function mailModeOf(document: ConfigurationDocument): MailMode {
  if (valueAt(document, enabled) === true) return 'yes'
  const time = valueAt(document, crontab)
  return typeof time === 'string' && time.trim() !== '' ? 'report' : 'no'
}

/** Edits that set a mode. A report defaults to daily; other modes clear its crontab. */
export function mailEdits(mode: MailMode): Edits {
  return {
    [enabled]: mode === 'yes',
    [crontab]: mode === 'report' ? '@daily' : '',
    [atStartup]: mode === 'report',
  }
}

/** True if a field has no effect in this mode. */
export function isUnusedInMode(path: string, mode: MailMode): boolean {
  if (path === crontab || path === atStartup) return mode !== 'report'
  return mode === 'no' && /^AlertService\.Emailer\.(To$|AlertType\.)/.test(path)
}

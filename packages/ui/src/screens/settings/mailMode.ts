import { valueAt, type ConfigurationDocument, type Edits } from '../../domain/configurationDocument.ts'

export const mailModes = ['yes', 'report', 'no'] as const
export type MailMode = (typeof mailModes)[number]

const enabled = 'AlertService.Emailer.Enabled'
const crontab = 'AlertService.ReportAlertJob.Crontab'
const atStartup = 'AlertService.ReportAlertJob.RunAtStartup'

/** The services keep no mode: each alert by itself when mail is enabled, else a report when its job has a time. */
export function mailModeOf(document: ConfigurationDocument): MailMode {
  if (valueAt(document, enabled) === true) return 'yes'
  const time = valueAt(document, crontab)
  return typeof time === 'string' && time.trim() !== '' ? 'report' : 'no'
}

/** What a mode sets: a report comes daily until told otherwise; without one its job has no time. */
export function mailEdits(mode: MailMode): Edits {
  return {
    [enabled]: mode === 'yes',
    [crontab]: mode === 'report' ? '@daily' : '',
    [atStartup]: mode === 'report',
  }
}

/** Fields of the report are of use in that mode alone, and the recipients unless mail is off. */
export function isIdle(path: string, mode: MailMode): boolean {
  if (path === crontab || path === atStartup) return mode !== 'report'
  return mode === 'no' && /^AlertService\.Emailer\.(To$|AlertType\.)/.test(path)
}

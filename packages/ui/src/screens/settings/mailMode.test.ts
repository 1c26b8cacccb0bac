import { makeConfiguration } from '@inventory-console/api-mocks/fixtures/configuration'
import { describe, expect, it } from 'vitest'
import { applyEdits, valueAt } from '../../domain/configurationDocument.ts'
import { mailEdits, mailModeOf, mailModes } from './SettingsForm.tsx'

const document = makeConfiguration()
const crontab = 'AlertService.ReportAlertJob.Crontab'

describe('mailModeOf', () => {
  it('reads back every mode from the saved document', () => {
    for (const mode of mailModes)
      expect(mailModeOf(JSON.parse(JSON.stringify(applyEdits(document, mailEdits(mode, document)))))).toBe(
        mode,
      )
  })

  it('keeps the time of a report', () => {
    const report = applyEdits(document, { ...mailEdits('report', document), [crontab]: '30 2 1 * *' })
    expect(mailModeOf(report)).toBe('report')
    expect(valueAt(report, crontab)).toBe('30 2 1 * *')
  })

  it('keeps the stored time of a report that is chosen again', () => {
    const stored = applyEdits(document, { ...mailEdits('report', {}), [crontab]: '30 2 1 * *' })
    const changed = applyEdits(stored, mailEdits('yes', stored))
    expect(valueAt(changed, crontab)).toBe('')
    expect(applyEdits(changed, mailEdits('report', stored))).toEqual(stored)
  })

  it('returns "no" without values', () => {
    expect(mailModeOf({})).toBe('no')
    expect(mailModeOf({ AlertService: { Emailer: null, ReportAlertJob: { Crontab: null } } })).toBe('no')
  })
})

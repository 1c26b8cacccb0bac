import { makeConfiguration } from '@inventory-console/api-mocks/fixtures/configuration'
import { describe, expect, it } from 'vitest'
import { applied, valueAt } from '../../domain/configurationDocument.ts'
import { mailEdits, mailModeOf, mailModes } from './mailMode.ts'

const document = makeConfiguration()
const crontab = 'AlertService.ReportAlertJob.Crontab'

describe('improve: the services keep no mode of mail, only whether it is enabled', () => {
  it('is read from that and from the time of the report, also after it was saved and read again', () => {
    for (const mode of mailModes)
      expect(mailModeOf(JSON.parse(JSON.stringify(applied(document, mailEdits(mode)))))).toBe(mode)
  })

  it('a report at another time stays a report at that time', () => {
    const report = applied(document, { ...mailEdits('report'), [crontab]: '30 2 1 * *' })
    expect(mailModeOf(report)).toBe('report')
    expect(valueAt(report, crontab)).toBe('30 2 1 * *')
  })

  it('is none where the services hold nothing of the kind', () => {
    expect(mailModeOf({})).toBe('no')
    expect(mailModeOf({ AlertService: { Emailer: null, ReportAlertJob: { Crontab: null } } })).toBe('no')
  })
})

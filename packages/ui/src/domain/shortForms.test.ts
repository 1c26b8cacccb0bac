import { describe, expect, test } from 'vitest'
import {
  shortAdvice,
  shortEngineVersion,
  shortHost,
  shortInstance,
  shortKernel,
  shortLicense,
  shortMetric,
  shortSystem,
  shortUpdate,
  shortVersion,
} from './shortForms.ts'

describe('short forms', () => {
  test.each([
    ['19.33.0.0.0 Enterprise Edition', '19.33 EE'],
    ['11.2.0.4.0 Enterprise Edition', '11.2.0.4 EE'],
    ['21.3.0.0.0 Express Edition', '21.3 XE'],
    ['19.0.0.0.0 Standard Edition 2', '19 SE2'],
    ['19.20.0.0.0 Enterprise Edition Extreme Performance', '19.20 EE Extreme Performance'],
    ['12.1.0.2.0', '12.1.0.2'],
    ['16.0.4165.4', '2022 (16.0.4165)'],
    ['10.50.6000.34', '2008 R2 (10.50.6000)'],
    ['99.0.1.2', '99.0.1.2'],
    ['8.0.36', '8.0.36'],
    ['2022', '2022'],
    ['', ''],
  ])('of the version %o is %o', (version, short) => {
    expect(shortVersion(version)).toBe(short)
  })

  test.each([
    ['Red Hat Enterprise Linux - 8.10', 'RHEL 8.10'],
    ['Red Hat Enterprise Linux Server - 7.9', 'RHEL 7.9'],
    ['Oracle Linux Server - 8.9', 'Oracle Linux 8.9'],
    ['Microsoft Windows Server 2012 R2 Standard - 6.3.9600', 'Windows 2012 R2'],
    ['Windows Server - 2019', 'Windows 2019'],
    ['AIX - 7200-05-06-2320', 'AIX 7200-05-06-2320'],
    ['HP-UX - B.11.31', 'HP-UX B.11.31'],
    ['Haiku', 'Haiku'],
    ['', ''],
  ])('of the system %o is %o', (system, short) => {
    expect(shortSystem(system)).toBe(short)
  })

  test.each([
    ['5.15.0-200.131.27.el8uek.x86_64 - Linux', '5.15.0-200'],
    ['4.18.0-553.el8_10.x86_64 - Linux', '4.18.0-553'],
    ['10.0.17763 - NT', '10.0.17763 - NT'],
    ['5.11 - SunOS', '5.11 - SunOS'],
  ])('of the kernel %o is %o', (kernel, short) => {
    expect(shortKernel(kernel)).toBe(short)
  })

  test.each([
    ['Named User Plus Perpetual', 'NUP'],
    ['Processor Perpetual', 'Processor'],
    ['Stream Perpetual', 'Stream Perpetual'],
    ['Host', 'Host'],
  ])('of the metric %o is %o', (metric, short) => {
    expect(shortMetric(metric)).toBe(short)
  })

  test.each([
    ['Oracle ENT', 'EE'],
    ['Real Application Clusters', 'RAC'],
    ['GoldenGate', 'GoldenGate'],
    ['SQL Server 2019 Standard Edition', '2019 Standard'],
    ['MySQL Enterprise Edition', 'Enterprise'],
  ])('of the license %o is %o', (name, short) => {
    expect(shortLicense(name)).toBe(short)
  })

  test.each([
    ['Perform shrink, estimated savings is 52428800 bytes.', 'Shrink'],
    ['Enable row movement of the table OE.ORDERS and perform shrink', 'Enable row movement, shrink'],
    ['Perform re-org on the object', 'Reorganize'],
    ['The object has less than 1% free space', 'The object has less than 1% free space'],
  ])('of the advice %o is %o', (advice, short) => {
    expect(shortAdvice(advice)).toBe(short)
  })

  test.each([
    ['leo-ora-qa-945.corp.example.net', 'leo-ora-qa-945'],
    ['db.prod', 'db.prod'],
    ['10.20.30.40', '10.20.30.40'],
    ['a name. of. a host', 'a name. of. a host'],
  ])('of the host %o is %o', (hostname, short) => {
    expect(shortHost(hostname)).toBe(short)
  })

  test.each([
    ['pom-mongo-prd-155:27017', ':27017'],
    ['ORCL', 'ORCL'],
    ['C:', 'C:'],
  ])('of the instance %o is %o', (name, short) => {
    expect(shortInstance(name)).toBe(short)
  })

  test.each([
    ['19.0.0.0.ru-2025-10.rur-2025-10.r1', '19 RU 2025-10'],
    ['16.6', '16.6'],
    ['19.my_cev1', '19.my_cev1'],
  ])('of the RDS engine %o is %o', (version, short) => {
    expect(shortEngineVersion(version)).toBe(short)
  })

  test('of a release update has its version', () => {
    expect(shortUpdate('Database Release Update 19.33 (39648961)')).toBe('RU 19.33 (39648961)')
    expect(shortUpdate('PSU 12.1.0.2.220716')).toBe('PSU 12.1.0.2.220716')
  })
})

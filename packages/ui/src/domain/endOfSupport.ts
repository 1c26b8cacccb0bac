import { dayOf } from '../lib/dates.ts'

/**
 * Last day on which the vendor fixes a release, at a price if need be, by the start of its version; from the vendors' lifecycle pages.
 * Releases that are not named are supported. SQL Server has the year of the release, as the lists have it.
 */
const lastDays: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'Oracle/Database': [
    ['9.', '2010-07-31'],
    ['10.', '2013-07-31'],
    ['11.', '2020-12-31'],
    ['12.1.', '2022-07-31'],
    ['12.2.', '2022-03-31'],
    ['18.', '2021-06-30'],
    ['21.', '2027-07-31'],
  ],
  'Oracle/MySQL': [
    ['5.1.', '2013-12-31'],
    ['5.5.', '2018-12-31'],
    ['5.6.', '2021-02-28'],
    ['5.7.', '2023-10-31'],
    ['8.0.', '2026-04-30'],
    ['8.1.', '2023-10-25'],
    ['8.2.', '2023-12-14'],
    ['8.3.', '2024-04-10'],
    ['8.4.', '2032-04-30'],
    ['9.0.', '2024-10-15'],
    ['9.1.', '2025-01-21'],
    ['9.2.', '2025-04-15'],
    ['9.3.', '2025-07-22'],
    ['9.4.', '2025-10-21'],
    ['9.5.', '2026-01-20'],
    ['9.6.', '2026-04-21'],
  ],
  'Microsoft/SQLServer': [
    ['2005', '2016-04-12'],
    ['2008', '2019-07-09'],
    ['2012', '2022-07-12'],
    ['2014', '2024-07-09'],
    ['2016', '2026-07-14'],
    ['2017', '2027-10-12'],
    ['2019', '2030-01-08'],
    ['2022', '2033-01-11'],
    ['2025', '2036-01-06'],
  ],
  'PostgreSQL/PostgreSQL': [
    ['9.', '2021-11-11'],
    ['10.', '2022-11-10'],
    ['11.', '2023-11-09'],
    ['12.', '2024-11-21'],
    ['13.', '2025-11-13'],
    ['14.', '2026-11-12'],
    ['15.', '2027-11-11'],
    ['16.', '2028-11-09'],
    ['17.', '2029-11-08'],
  ],
  'MongoDB/MongoDB': [
    ['3.', '2021-04-30'],
    ['4.0.', '2022-04-30'],
    ['4.2.', '2023-04-30'],
    ['4.4.', '2024-02-29'],
    ['5.0.', '2024-10-31'],
    ['6.0.', '2025-07-31'],
    ['7.0.', '2027-08-31'],
    ['8.0.', '2029-10-31'],
  ],
}

/** True from the day after the last day of support; null for an unknown version. `technology` as in the list of all databases. */
export function isOutOfSupport(technology: string, version: string, now: number): boolean | null {
  if (version === '') return null
  const last = lastDays[technology]?.find(([start]) => `${version}.`.startsWith(start))?.[1]
  return last !== undefined && last < dayOf(now)
}

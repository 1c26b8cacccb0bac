import { clsx } from 'clsx'
import { StateText, type Tone } from '../../../../components/badge/Badge.tsx'
import { WeekStrip } from '../../../../components/week-strip/WeekStrip.tsx'
import type { PatchState } from '../../../../domain/patchState.ts'
import { shortLicense, shortVersion } from '../../../../domain/shortForms.ts'
import { fillLevel } from '../../../../domain/tones.ts'
import { useFormat, useText } from '../../../../i18n/I18nProvider.tsx'
import { missingValue } from '../../../../lib/format.ts'

/** A number with the decimals of its column; a dash without a value. */
export function Amount({ value, digits = 0 }: { value: number | null; digits?: 0 | 1 | 2 }) {
  const format = useFormat()
  return value === null ? missingValue : format.fixed(value, digits)
}

/** A short version, with the whole text in the tooltip. */
export function VersionText({ version, edition = '' }: { version: string; edition?: string }) {
  if (version === '') return missingValue
  const short = [shortVersion(version), edition].filter(Boolean).join(' ')
  return (
    <bdi translate="no" title={version} className="tabular-nums">
      {short}
    </bdi>
  )
}

/** The part of the storage of a database that is the fullest. */
export interface Fullest {
  name: string
  /** 0 to 100. */
  percent: number
}

export function fullestOf<Part>(
  parts: readonly Part[],
  name: (part: Part) => string,
  percent: (part: Part) => number | null,
): Fullest | null {
  let fullest: Fullest | null = null
  for (const part of parts) {
    const used = percent(part)
    if (used !== null && (fullest === null || used > fullest.percent))
      fullest = { name: name(part), percent: used }
  }
  return fullest
}

export function FullestText({ fullest }: { fullest: Fullest | null }) {
  const { percent } = useFormat()
  if (fullest === null) return missingValue
  return (
    <span
      className={clsx(
        'inline-flex max-w-56 items-center gap-1.5',
        fillLevel(fullest.percent) === 'full' && 'font-medium text-danger-text',
      )}
    >
      <bdi translate="no" className="truncate" title={fullest.name}>
        {fullest.name}
      </bdi>
      <span className="tabular-nums">{percent(Math.floor(fullest.percent))}</span>
    </span>
  )
}

interface License {
  licenseTypeID: string
  name: string
  count: number
  ignored: boolean
}

export interface LicenseNamesProps {
  licenses: readonly License[]
  /** Ids of the license types with missing licenses. */
  missing: ReadonlySet<string>
}

/** Without the ignored ones, and those of options that are not used. */
export function countedLicenses<One extends Pick<License, 'count' | 'ignored'>>(
  licenses: readonly One[],
): readonly One[] {
  return licenses.filter(({ count, ignored }) => count > 0 && !ignored)
}

/** Licenses that count for a database, short ones in red. */
export function LicenseNames({ licenses, missing }: LicenseNamesProps) {
  const t = useText('hostDetails')
  const used = countedLicenses(licenses)
  if (used.length === 0) return missingValue
  const isShort = ({ licenseTypeID }: License) => missing.has(licenseTypeID)
  const names = used
    .map((license) => (isShort(license) ? t('table.short', { name: license.name }) : license.name))
    .join(', ')
  return (
    <span
      translate="no"
      title={names}
      className="2xl:max-w-80 inline-block max-w-40 truncate align-bottom print:max-w-none print:whitespace-normal"
    >
      <span className="sr-only">{names}</span>
      {used.map((license, index) => (
        <span key={index} aria-hidden>
          {index === 0 ? '' : ', '}
          <span className={isShort(license) ? 'font-medium text-danger-text' : undefined}>
            {shortLicense(license.name)}
          </span>
        </span>
      ))}
    </span>
  )
}

interface Backup {
  backupType: string
  hour: string
  weekDays: readonly string[]
}

/** Archived logs alone are no backup. */
const isDatabaseBackup = ({ backupType }: Backup) => !/^(archivelog|log)$/i.test(backupType)

function backupDays(backups: readonly Backup[]): readonly string[] {
  return [...new Set(backups.filter(isDatabaseBackup).flatMap(({ weekDays }) => weekDays))]
}

/** Days and time of the backups of a database. */
export function BackupWeek({ backups }: { backups: readonly Backup[] }) {
  const t = useText('hostDetails')
  const databaseBackups = backups.filter(isDatabaseBackup)
  const days = backupDays(backups)
  if (days.length === 0)
    return (
      <span className="font-medium text-danger-text">
        {t(backups.length > 0 ? 'table.logsOnly' : 'table.noBackup')}
      </span>
    )
  const [hour = ''] = databaseBackups
    .map(({ hour }) => hour)
    .filter(Boolean)
    .toSorted()
  return (
    <span className="inline-flex items-center gap-2">
      <WeekStrip days={days} />
      <span className="tabular-nums">{hour}</span>
    </span>
  )
}

interface BackedUp {
  name: string
  backups: readonly Backup[]
}

/** The backups of an instance are those of its worst database: none, or on the fewest days. */
export function backupsOfInstance(databases: readonly BackedUp[]) {
  const byDays = databases
    .map((database) => ({ ...database, days: backupDays(database.backups).length }))
    .toSorted((a, b) => a.days - b.days)
  return {
    worst: byDays[0] ?? null,
    missing: byDays.filter(({ days }) => days === 0).length,
    total: databases.length,
  }
}

/** How many databases of an instance have no backup, or else when the one with the fewest days has. */
export function WorstBackup({ databases }: { databases: readonly BackedUp[] }) {
  const t = useText('hostDetails')
  const format = useFormat()
  const { worst, missing, total } = backupsOfInstance(databases)
  if (worst === null) return missingValue
  if (missing > 0 && total > 1)
    return (
      <span title={worst.name} className="font-medium text-danger-text">
        {t('table.withoutBackup', { missing: format.number(missing), total: format.number(total) })}
      </span>
    )
  return (
    <span title={worst.name}>
      <BackupWeek backups={worst.backups} />
    </span>
  )
}

const patchTones: Record<PatchState['kind'], Tone> = {
  current: 'success',
  behind: 'warning',
  outdated: 'danger',
  none: 'warning',
  endOfLife: 'danger',
}

export function PatchText({ state }: { state: PatchState }) {
  const t = useText('hostDetails')
  const format = useFormat()
  const tone = patchTones[state.kind]
  const text =
    state.kind === 'behind' || state.kind === 'outdated'
      ? t('table.patch.behind', { months: state.months })
      : t(`table.patch.${state.kind}`)
  return (
    <span
      title={state.date === null ? undefined : t('table.patch.newest', { date: format.date(state.date) })}
    >
      <StateText tone={tone}>{text}</StateText>
    </span>
  )
}

/** A number that should be zero. */
export function Exceptions({ count }: { count: number }) {
  const format = useFormat()
  return (
    <span className={count > 0 ? 'font-medium text-danger-text' : 'text-text-muted'}>
      {format.number(count)}
    </span>
  )
}

interface ReplicationRoleProps {
  isPrimary: boolean
  isReplica: boolean
  isReadOnly?: boolean
}

export function ReplicationRole({ isPrimary, isReplica, isReadOnly = false }: ReplicationRoleProps) {
  const t = useText('hostDetails')
  const words = [
    ...(isPrimary ? [t('table.role.primary')] : []),
    ...(isReplica ? [t('table.role.replica')] : []),
    ...(isReadOnly ? [t('table.role.readOnly')] : []),
  ]
  return words.length === 0 ? (
    <span className="text-text-muted">{t('table.role.single')}</span>
  ) : (
    words.join(', ')
  )
}

/** Whether the write-ahead log is archived. */
export function ArchiverState({ isWorking }: { isWorking: boolean }) {
  const t = useText('hostDetails')
  return (
    <StateText tone={isWorking ? 'success' : 'warning'}>
      {t(isWorking ? 'table.archiver.on' : 'table.archiver.off')}
    </StateText>
  )
}

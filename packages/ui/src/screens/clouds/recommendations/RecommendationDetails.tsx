import { clsx } from 'clsx'
import { type Fact, KeyValueCard, KeyValueCards } from '../../../components/key-value/KeyValueCard.tsx'
import { fillClass, fillLevel } from '../../../domain/tones.ts'
import { useFormat, useText } from '../../../i18n/I18nProvider.tsx'
import { readMarked } from '../../../lib/unreadValues.ts'
import { googleRows, usageIn, type Detail, type Recommendation } from './recommendation.ts'

/** All fields of one recommendation. */
export function RecommendationDetails({ row }: { row: Recommendation }) {
  const t = useText('cloud')
  const common = useText('common')
  const rows = row.cloud === 'google' ? googleRows(row) : row.details
  return (
    <KeyValueCards>
      {row.cloud === 'google' ? <ResourceCard row={row} /> : null}
      {rows.length === 0 ? (
        <p className="py-2 text-13 text-text-muted">{t('details.none')}</p>
      ) : (
        <KeyValueCard title={common('details')} facts={rows.map(toFact)} />
      )}
      <RetrievalCard row={row} />
    </KeyValueCards>
  )
}

function toFact({ name, value }: Detail, index: number): Fact {
  const usage = usageIn(value)
  // Names can repeat.
  return { id: `${index} ${name}`, label: name, value: usage ? <Usage {...usage} /> : value }
}

function ResourceCard({ row }: { row: Recommendation }) {
  const { details } = row
  const t = useText('cloud')
  const common = useText('common')
  const valueOf = (detailName: string) => details.find((detail) => detail.name === detailName)?.value ?? null
  const facts: readonly Fact[] = [
    { id: 'project', label: t('details.project'), ...readMarked(() => row.projectName) },
    { id: 'type', label: t('details.type'), ...readMarked(() => row.objectType) },
    ...(row.objectType === 'Disk'
      ? [
          { id: 'storage', label: common('columns.storageType'), value: valueOf('storage type') },
          { id: 'size', label: t('details.size'), value: valueOf('Size GB') },
        ]
      : []),
    { id: 'name', label: t('columns.resourceName'), ...readMarked(() => row.name) },
    { id: 'resourceID', label: t('columns.resourceID'), ...readMarked(() => row.resourceID), copyable: true },
  ]
  return <KeyValueCard title={t('details.resource')} facts={facts} />
}

function RetrievalCard({ row }: { row: Recommendation }) {
  const t = useText('cloud')
  const { dateTime } = useFormat()
  const { profileID } = row
  const number = readMarked(() => row.seqValue)
  const facts: readonly Fact[] = [
    { id: 'createdAt', label: t('details.createdAt'), ...readMarked(() => dateTime(row.createdAt)) },
    ...(number.value === null
      ? []
      : [{ id: 'seqValue', label: t('columns.seqValue'), ...number, value: String(number.value) }]),
    ...(profileID
      ? [{ id: 'profileID', label: t('columns.profileID'), value: profileID, copyable: true }]
      : []),
  ]
  return <KeyValueCard title={t('details.retrieval')} facts={facts} />
}

function Usage({ used, limit }: { used: number; limit: number }) {
  const t = useText('cloud')
  const { number } = useFormat()
  const percent = limit === 0 ? 0 : (100 * used) / limit
  return (
    <span className="flex min-h-5 w-full items-center gap-2">
      <span
        aria-hidden
        className="h-1.5 min-w-12 flex-1 overflow-hidden rounded-chip bg-surface-active bar-track"
      >
        <span
          className={clsx('block h-full rounded-chip bar-fill', fillClass[fillLevel(percent)])}
          style={{ width: `${Math.min(100, percent)}%` }}
        />
      </span>
      <span className="shrink-0 tabular-nums">
        {t('details.usage', { used: number(used), limit: number(limit) })}
      </span>
    </span>
  )
}

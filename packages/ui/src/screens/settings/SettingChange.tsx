import { Minus, Pencil, Plus } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { entryChanges, entryText, type EntryChange } from './entryChanges.ts'

interface SettingChangeProps {
  before: unknown
  after: unknown
  secret: boolean
}

/** Difference of one setting: changed entries of lists and maps, or both values. */
export function SettingChange({ before, after, secret }: SettingChangeProps) {
  const t = useText('settings')
  const entries = secret ? null : entryChanges(before, after)
  if (entries)
    return (
      <dd>
        <ul className="flex flex-col gap-0.5">
          {entries.map((entry) => (
            <Entry key={`${entry.kind} ${entry.name}`} entry={entry} />
          ))}
        </ul>
      </dd>
    )
  return (
    <>
      <dd className="wrap-anywhere text-text-muted">
        <span className="sr-only">{t('save.before')}</span>
        <s>{displayText(before, secret, t('save.nothing'))}</s>
      </dd>
      <dd className="wrap-anywhere">
        <span className="sr-only">{t('save.after')}</span>
        {displayText(after, secret, t('save.nothing'))}
      </dd>
    </>
  )
}

const icons = { added: Plus, removed: Minus, changed: Pencil } as const satisfies Record<
  EntryChange['kind'],
  unknown
>

function Entry({ entry }: { entry: EntryChange }) {
  const t = useText('settings')
  const Icon = icons[entry.kind]
  return (
    <li className="flex items-start gap-2">
      <Icon size={14} className="mt-0.5 shrink-0 text-text-muted" />
      <span className="min-w-0 wrap-anywhere">
        <span className="text-text-muted">{t(`save.${entry.kind}`)}</span>{' '}
        <bdi translate="no" className={entry.kind === 'removed' ? 'line-through' : undefined}>
          {entry.name}
        </bdi>
        {entry.kind === 'changed' ? (
          <>
            {': '}
            <s className="text-text-muted">{entry.before}</s> {entry.after}
          </>
        ) : null}
      </span>
    </li>
  )
}

function displayText(value: unknown, secret: boolean, emptyText: string): string {
  if (value === null || value === undefined || value === '') return emptyText
  if (secret) return '••••••••'
  return entryText(value) || emptyText
}

import { Minus, Pencil, Plus } from 'lucide-react'
import { useText } from '../../i18n/I18nProvider.tsx'
import { deepEqual, ownValue } from '../../lib/records.ts'

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

/** A changed entry of a list or map. */
export type EntryChange =
  | { kind: 'added'; name: string }
  | { kind: 'removed'; name: string }
  | { kind: 'changed'; name: string; before: string; after: string }

/** Changed entries; `null` if the values have no entries or differ only in order. */
export function entryChanges(before: unknown, after: unknown): readonly EntryChange[] | null {
  if (Array.isArray(after)) {
    const [oldTexts, newTexts] = [texts(before), texts(after)]
    const changes: EntryChange[] = [
      ...oldTexts
        .filter((name) => !newTexts.includes(name))
        .map((name) => ({ kind: 'removed', name }) as const),
      ...newTexts
        .filter((name) => !oldTexts.includes(name))
        .map((name) => ({ kind: 'added', name }) as const),
    ]
    return changes.length > 0 ? changes : null
  }
  if (!isMap(after)) return null
  const oldTexts = isMap(before) ? before : {}
  const hasKey = (map: Record<string, unknown>, name: string) => Object.hasOwn(map, name)
  const changes = [...new Set([...Object.keys(oldTexts), ...Object.keys(after)])].flatMap(
    (name): EntryChange[] => {
      if (!hasKey(after, name)) return [{ kind: 'removed', name: entryLabel(name, ownValue(oldTexts, name)) }]
      if (!hasKey(oldTexts, name)) return [{ kind: 'added', name: entryLabel(name, ownValue(after, name)) }]
      if (deepEqual(ownValue(oldTexts, name), ownValue(after, name))) return []
      return [
        {
          kind: 'changed',
          name,
          before: entryText(ownValue(oldTexts, name)),
          after: entryText(ownValue(after, name)),
        },
      ]
    },
  )
  return changes.length > 0 ? changes : null
}

/** An entry as one line of text. */
export function entryText(value: unknown): string {
  if (Array.isArray(value)) return value.map(entryText).join(' › ')
  if (isMap(value)) return Object.values(value).map(entryText).join(' · ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const entryLabel = (name: string, value: unknown) => `${name}: ${entryText(value)}`
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(entryText) : [])

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

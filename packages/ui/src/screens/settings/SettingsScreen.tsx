import { RotateCcw, Save } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '../../components/banner/Banner.tsx'
import { Button } from '../../components/button/Button.tsx'
import { ConfirmDialog, type ConfirmState } from '../../components/confirm/ConfirmDialog.tsx'
import { DetailScreen } from '../../components/detail-screen/DetailScreen.tsx'
import { EmptyBlock } from '../../components/feedback/Block.tsx'
import { useConfirmedUnload } from '../../components/form/UnsavedChangesDialog.tsx'
import { Tabs } from '../../components/tabs/Tabs.tsx'
import {
  type ConfigurationDocument,
  type Edits,
  effectiveEdits,
  valueAt,
} from '../../domain/configurationDocument.ts'
import { useText } from '../../i18n/I18nProvider.tsx'
import { ownValue } from '../../lib/records.ts'
import type { OneState } from '../../lib/state.ts'
import { ListSearch } from '../../list-screen/toolbar/ListSearch.tsx'
import { allFields, fieldsOf, sections } from './sections.ts'
import { SettingChange } from './SettingChange.tsx'
import { faultOf } from './settingFault.ts'
import type { SettingSection } from './settingField.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { type SaveSettingsOptions, useSaveSettings } from './useSaveSettings.ts'
import { useSettingTexts } from './useSettingTexts.ts'

export interface SettingsScreenProps extends Omit<SaveSettingsOptions, 'document'> {
  state: OneState<ConfigurationDocument>
  /** The open section; `null` is the first. */
  section: string | null
  onSectionChange: (section: string) => void
  onRefresh: () => void
}

export function SettingsScreen(props: SettingsScreenProps) {
  const t = useText('settings')
  const [search, setSearch] = useState('')
  const searchBox = <ListSearch label={t('search')} value={search} onChange={setSearch} />
  return (
    <DetailScreen
      name={t('title')}
      state={props.state}
      failed={t('failed')}
      notFound={{ title: t('failed'), text: t('none'), action: null }}
      aside={() => searchBox}
      onRefresh={props.onRefresh}
    >
      {(document) => <Sections {...props} document={document} search={search} />}
    </DetailScreen>
  )
}

function Sections(props: SettingsScreenProps & { document: ConfigurationDocument; search: string }) {
  const { document, search, section, onSectionChange, edits, onEditsChange } = props
  const t = useText('settings')
  const { label, group } = useSettingTexts()
  const [restored, setRestored] = useState(0)
  const saving = useSaveSettings(props)
  const changed = effectiveEdits(document, edits)
  useConfirmedUnload(Object.keys(changed).length > 0)
  const searchText = search.trim().toLowerCase()
  const count = (section: SettingSection) =>
    fieldsOf(section).filter(({ path }) => Object.hasOwn(changed, path)).length
  const matchingSections = sections.flatMap((section) => {
    const groups = section.groups.flatMap(({ id, fields }) => {
      const matching = fields.filter(
        (field) =>
          label(field).toLowerCase().includes(searchText) ||
          group(id).toLowerCase().includes(searchText) ||
          field.path.toLowerCase().includes(searchText),
      )
      return matching.length > 0 ? [{ id, fields: matching }] : []
    })
    return groups.length > 0 ? [{ ...section, groups }] : []
  })
  const visibleSections = searchText === '' ? sections : matchingSections

  return (
    <>
      {visibleSections.length === 0 ? (
        <EmptyBlock title={t('noResults.title')} text={t('noResults.text')} />
      ) : (
        <Tabs
          label={t('title')}
          orientation="vertical"
          value={
            visibleSections.some(({ id }) => id === section)
              ? (section ?? '')
              : (visibleSections[0]?.id ?? '')
          }
          onChange={onSectionChange}
          tabs={visibleSections.map((section) => ({
            id: section.id,
            label: t(`sections.${section.id}`),
            ...(count(section) > 0 ? { count: count(section) } : {}),
            content: (
              <div className="flex flex-col gap-4">
                <SectionBar
                  count={count(section)}
                  hasErrors={fieldsOf(section).some(
                    (field) =>
                      Object.hasOwn(changed, field.path) &&
                      faultOf(field, ownValue(changed, field.path)) !== null,
                  )}
                  onRestore={() => {
                    onEditsChange(editsOfOtherSections(edits, section))
                    setRestored(restored + 1)
                  }}
                  onSave={() => saving.requestConfirmation(editsOfSection(changed, section))}
                />
                <SettingsForm
                  // Remounts the inputs when the edits are discarded, so that incomplete input is dropped
                  // too.
                  key={restored}
                  document={document}
                  edits={edits}
                  groups={section.groups}
                  serverErrors={saving.serverErrors}
                  // A value that is typed back is no edit.
                  onEdit={(more) => onEditsChange(effectiveEdits(document, { ...edits, ...more }))}
                  onRestore={(path) => onEditsChange(omitPaths(edits, new Set([path])))}
                  saveCount={saving.saveCount}
                />
              </div>
            ),
          }))}
        />
      )}
      {saving.pendingSave ? (
        <SaveSettingsDialog
          document={saving.pendingSave.base}
          edits={saving.pendingSave.edits}
          conflicts={saving.pendingSave.conflicts}
          state={saving.state}
          onConfirm={saving.confirm}
          onClose={saving.close}
        />
      ) : null}
    </>
  )
}

interface SectionBarProps {
  count: number
  hasErrors: boolean
  onRestore: () => void
  onSave: () => void
}

function SectionBar({ count, hasErrors, onRestore, onSave }: SectionBarProps) {
  const t = useText('settings')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-0 grow basis-32 text-13 text-text-muted" aria-live="polite">
        {t('changed', { count })}
      </p>
      <div className="flex gap-2">
        <Button aria-disabled={count === 0} onClick={onRestore}>
          <RotateCcw size={16} />
          {t('restore')}
        </Button>
        <Button variant="primary" aria-disabled={count === 0 || hasErrors} onClick={onSave}>
          <Save size={16} />
          {t('save.button')}
        </Button>
      </div>
      {hasErrors ? (
        <Banner tone="warning" className="w-full">
          {t('faulty')}
        </Banner>
      ) : null}
    </div>
  )
}

function omitPaths(edits: Edits, paths: ReadonlySet<string>): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([path]) => !paths.has(path)))
}

function editsOfSection(edits: Edits, section: SettingSection): Edits {
  const paths = new Set(fieldsOf(section).map(({ path }) => path))
  return Object.fromEntries(Object.entries(edits).filter(([path]) => paths.has(path)))
}

function editsOfOtherSections(edits: Edits, section: SettingSection): Edits {
  return omitPaths(edits, new Set(fieldsOf(section).map(({ path }) => path)))
}

interface SaveSettingsDialogProps {
  document: ConfigurationDocument
  edits: Edits
  /** Edited fields that changed on the server meanwhile. */
  conflicts: readonly string[]
  state: ConfirmState
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation that lists every changed field. */
export function SaveSettingsDialog(props: SaveSettingsDialogProps) {
  const { document, edits, conflicts, state, onConfirm, onClose } = props
  const t = useText('settings')
  const common = useText('common')
  const texts = useSettingTexts()
  const changed = allFields.filter(({ path }) => Object.hasOwn(edits, path))
  return (
    <ConfirmDialog
      open
      title={t('save.title', { count: changed.length })}
      description={t('save.text')}
      confirmLabel={conflicts.length > 0 ? t('save.anyway') : common('actions.save')}
      state={state}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {conflicts.length > 0 ? <Banner tone="warning">{t('save.conflict')}</Banner> : null}
      <dl className="relative flex max-h-80 flex-col gap-3 overflow-y-auto text-13">
        {changed.map((field) => (
          <div key={field.path} className="flex flex-col gap-0.5">
            <dt className="font-medium wrap-anywhere">
              {texts.label(field)}
              {conflicts.includes(field.path) ? (
                <span className="font-normal text-warning-text"> · {t('save.theirs')}</span>
              ) : null}
            </dt>
            <SettingChange
              before={valueAt(document, field.path)}
              after={ownValue(edits, field.path)}
              secret={field.kind === 'secret'}
            />
          </div>
        ))}
      </dl>
    </ConfirmDialog>
  )
}

import { Check, GitCompareArrows, Link2, ListTodo, Save } from 'lucide-react'
import { MenuItem, MenuLabel, MenuSeparator } from '../../components/menu/Menu.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import type { ViewTools } from '../../lib/listTools.ts'

export type ViewDialog = 'save' | 'manage' | 'compare'

export interface ViewChoicesProps {
  views: ViewTools
  canCompare: boolean
  onDialog: (dialog: ViewDialog) => void
  onCopy: () => void
}

/** The entries of a list's menu of views. */
export function ViewChoices({ views, canCompare, onDialog, onCopy }: ViewChoicesProps) {
  const t = useText('list')
  return (
    <>
      <MenuLabel>{t('views.saved')}</MenuLabel>
      {views.saved.map(({ name, isDefault, isShown }) => (
        <MenuItem
          key={name}
          icon={<Check size={16} className={isShown ? 'text-accent-text' : 'invisible'} />}
          note={isDefault ? t('views.isDefault') : undefined}
          onSelect={() => views.onOpen(name)}
        >
          <bdi translate="no">{name}</bdi>
        </MenuItem>
      ))}
      {views.saved.length === 0 ? (
        <p className="max-w-64 px-2 py-1 text-12 text-text-muted">{t('views.none')}</p>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<Save size={16} />} onSelect={() => onDialog('save')}>
        {t('views.save')}
      </MenuItem>
      <MenuItem icon={<ListTodo size={16} />} onSelect={() => onDialog('manage')}>
        {t('views.manage')}
      </MenuItem>
      <MenuItem icon={<Link2 size={16} />} onSelect={onCopy}>
        {t('views.copy')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<GitCompareArrows size={16} />}
        disabled={!canCompare}
        note={canCompare ? undefined : t('compare.noDates')}
        onSelect={() => onDialog('compare')}
      >
        {t('compare.menu')}
      </MenuItem>
    </>
  )
}

import { GitCompareArrows, Link2, ListTodo, Save } from 'lucide-react'
import { MenuItem } from '../../components/menu/Menu.tsx'
import { useToast } from '../../components/toast/Toast.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { copyText } from '../../lib/dom.ts'
import type { ViewTools } from '../../lib/listTools.ts'

export type ViewDialog = 'save' | 'manage' | 'compare'

export interface ViewChoicesProps {
  views: Pick<ViewTools, 'saved'>
  canCompare: boolean
  onOpenDialog: (dialog: ViewDialog) => void
  link: () => string
}

/** Menu items for the view as a whole. Saved views are tabs above the list. */
export function ViewChoices({ views, canCompare, onOpenDialog, link }: ViewChoicesProps) {
  const t = useText('list')
  const toast = useToast()
  async function copyLink() {
    const copied = await copyText(link())
    toast(
      copied
        ? { tone: 'success', title: t('views.copied') }
        : { tone: 'danger', title: t('views.notCopied') },
    )
  }
  return (
    <>
      <MenuItem icon={<Save size={16} />} onSelect={() => onOpenDialog('save')}>
        {t('views.save')}
      </MenuItem>
      <MenuItem
        icon={<ListTodo size={16} />}
        note={views.saved.length === 0 ? t('views.none') : undefined}
        onSelect={() => onOpenDialog('manage')}
      >
        {t('views.manage')}
      </MenuItem>
      <MenuItem icon={<Link2 size={16} />} onSelect={() => void copyLink()}>
        {t('views.copy')}
      </MenuItem>
      <MenuItem
        icon={<GitCompareArrows size={16} />}
        disabled={!canCompare}
        note={canCompare ? undefined : t('compare.noDates')}
        onSelect={() => onOpenDialog('compare')}
      >
        {t('compare.menu')}
      </MenuItem>
    </>
  )
}

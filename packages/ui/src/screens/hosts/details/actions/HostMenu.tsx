import { Copy, HardDrive, Trash2 } from 'lucide-react'
import { MenuItem, MenuSeparator } from '../../../../components/menu/Menu.tsx'
import { useText } from '../../../../i18n/I18nProvider.tsx'

export interface HostMenuProps {
  /** False for a clone, which cannot be cloned. */
  canClone: boolean
  /** Reasons why an action is disabled. */
  cloneDisabled: string | null
  dismissDisabled: string | null
  onSelect: (action: 'filesystems' | 'clone' | 'dismiss') => void
}

/** Items of the menu of a host, the destructive one last. */
export function HostMenu({ canClone, cloneDisabled, dismissDisabled, onSelect }: HostMenuProps) {
  const t = useText('hostDetails')
  const common = useText('common')
  return (
    <>
      <MenuItem icon={<HardDrive size={16} />} onSelect={() => onSelect('filesystems')}>
        {t('filesystems.title')}
      </MenuItem>
      {canClone ? (
        <MenuItem
          icon={<Copy size={16} />}
          disabled={cloneDisabled !== null}
          note={cloneDisabled ?? undefined}
          onSelect={() => onSelect('clone')}
        >
          {t('clone.action')}
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem
        tone="danger"
        icon={<Trash2 size={16} />}
        disabled={dismissDisabled !== null}
        note={dismissDisabled ?? undefined}
        onSelect={() => onSelect('dismiss')}
      >
        {common('host.dismiss')}
      </MenuItem>
    </>
  )
}

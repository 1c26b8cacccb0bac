import { Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '../../components/button/Button.tsx'
import { IconButton } from '../../components/button/IconButton.tsx'
import { Chip } from '../../components/chip/Chip.tsx'
import { Copyable } from '../../components/copyable/Copyable.tsx'
import { ExportButton } from '../../components/export-button/ExportButton.tsx'
import { Kbd } from '../../components/kbd/Kbd.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../components/menu/Menu.tsx'
import { Tabs } from '../../components/tabs/Tabs.tsx'
import { Tooltip } from '../../components/tooltip/Tooltip.tsx'

export function ButtonSample({ onAdd }: { onAdd: () => void }) {
  return (
    <>
      <ButtonLink to="/licenses">All licenses</ButtonLink>
      <Button variant="primary" onClick={onAdd}>
        <Plus size={16} />
        Add license
      </Button>
    </>
  )
}

export function ExportButtonSample({ save }: { save: () => Promise<void> }) {
  return <ExportButton choices={[{ id: 'xlsx', label: 'Spreadsheet (XLSX)', run: save }]} />
}

export function IconButtonSample({ onRefresh }: { onRefresh: () => void }) {
  return (
    <IconButton label="Refresh" variant="ghost" onClick={onRefresh}>
      <RefreshCw size={16} />
    </IconButton>
  )
}

export function MenuSample({ onDismiss }: { onDismiss: () => void }) {
  return (
    <Menu trigger={<Button>More</Button>} align="end">
      <MenuItem shortcut="Ctrl C">Copy row</MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={onDismiss}>
        Dismiss host
      </MenuItem>
    </Menu>
  )
}

export function ChipSample({ onRemove }: { onRemove: () => void }) {
  return <Chip label="Location: Milan" onRemove={onRemove} />
}

export function CopyableSample() {
  return <Copyable text="db-014.example.org" mono />
}

export function TooltipSample() {
  return (
    <Tooltip text="Only administrators may add licenses">
      <Button aria-disabled>Add license</Button>
    </Tooltip>
  )
}

export function KbdSample() {
  return (
    <p>
      Press <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> to find a page.
    </p>
  )
}

export function TabsSample() {
  const [shown, setShown] = useState('databases')
  return (
    <Tabs
      label="Host"
      value={shown}
      onChange={setShown}
      tabs={[
        { id: 'databases', label: 'Databases', count: 12, content: 'Twelve databases' },
        { id: 'files', label: 'File systems', content: 'Four file systems' },
      ]}
    />
  )
}

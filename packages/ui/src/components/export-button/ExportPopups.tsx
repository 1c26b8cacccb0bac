import type { ReactNode } from 'react'
import { Menu, MenuItem } from '../menu/Menu.tsx'
import { ProgressDialog, useIsSlow } from '../progress/ProgressDialog.tsx'
import type { ExportChoice } from './ExportButton.tsx'

interface ExportMenuProps {
  trigger: ReactNode
  choices: readonly ExportChoice[]
  onSelect: (choice: ExportChoice) => void
}

export function ExportMenu({ trigger, choices, onSelect }: ExportMenuProps) {
  return (
    <Menu trigger={trigger} align="end">
      {choices.map((choice) => (
        <MenuItem key={choice.id} onSelect={() => onSelect(choice)}>
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  )
}

interface ExportProgressProps {
  title: string
  onCancel: () => void
}

export function ExportProgress({ title, onCancel }: ExportProgressProps) {
  return (
    <ProgressDialog
      open={useIsSlow()}
      title={title}
      progress={{ status: 'running' }}
      onCancel={onCancel}
      onClose={onCancel}
    />
  )
}

import type { ReactNode } from 'react'
import { Menu, MenuItem } from '../menu/Menu.tsx'
import type { ExportChoice } from './exportChoice.ts'

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

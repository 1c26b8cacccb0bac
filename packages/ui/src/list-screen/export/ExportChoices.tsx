import { FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import type { ExportChoice } from '../../components/export-button/exportChoice.ts'
import { MenuItem, MenuLabel, MenuSeparator } from '../../components/menu/Menu.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { mostPaperRows, mostSheetRows, sheetFormats, type SheetFormat } from '../../lib/sheet.ts'

export interface ExportChoicesProps {
  services: () => readonly ExportChoice[]
  busy: boolean
  /** Row count of the view; null if there are no rows to export. */
  rows: number | null
  /** The rows are one page under server-side pagination. */
  isPage: boolean
  onSave: (format: SheetFormat) => void
  onPrint: (() => void) | null
  onService: (choice: ExportChoice) => void
}

const icons = { xlsx: FileSpreadsheet, csv: FileText } as const

/** Items of the export menu. */
export function ExportChoices(props: ExportChoicesProps) {
  const { services, busy, rows, isPage, onSave, onPrint, onService } = props
  const t = useText('list')
  // Captured when the menu opens.
  const [offered] = useState(services)
  const none = rows === null ? t('export.notThere') : undefined
  const tooLong = (rows ?? 0) > mostPaperRows ? t('export.tooLong', { most: mostPaperRows }) : none
  return (
    <>
      {sheetFormats.map((format) => {
        const Icon = icons[format]
        const tooMany = format === 'xlsx' && (rows ?? 0) > mostSheetRows ? t('export.tooMany') : none
        return (
          <MenuItem
            key={format}
            icon={<Icon size={16} />}
            disabled={tooMany !== undefined}
            note={tooMany}
            onSelect={() => onSave(format)}
          >
            {t(isPage ? 'export.page' : 'export.view', { format: format.toUpperCase() })}
          </MenuItem>
        )
      })}
      {onPrint ? (
        <MenuItem
          icon={<Printer size={16} />}
          disabled={tooLong !== undefined}
          note={tooLong}
          onSelect={() => onPrint()}
        >
          {t('export.print')}
        </MenuItem>
      ) : null}
      {offered.length > 0 ? (
        <>
          <MenuSeparator />
          <MenuLabel>{t('export.all')}</MenuLabel>
          {offered.map((choice) => (
            <MenuItem
              key={choice.id}
              icon={<FileSpreadsheet size={16} />}
              disabled={busy}
              note={busy ? t('export.busy') : undefined}
              onSelect={() => onService(choice)}
            >
              {choice.label}
            </MenuItem>
          ))}
        </>
      ) : null}
    </>
  )
}

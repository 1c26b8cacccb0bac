import { FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import type { ExportChoice } from '../../components/export-button/ExportButton.tsx'
import { MenuItem, MenuLabel, MenuSeparator } from '../../components/menu/Menu.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { maxPrintRows, maxSheetRows, sheetFormats, type SheetFormat } from '../../lib/sheet.ts'

export interface ExportChoicesProps {
  serverExports: () => readonly ExportChoice[]
  busy: boolean
  /** Row count of the view; null if there are no rows to export. */
  rows: number | null
  /** The rows are one page under server-side pagination. */
  isPage: boolean
  onSave: (format: SheetFormat) => void
  onPrint: (() => void) | null
  onServerExport: (choice: ExportChoice) => void
}

const icons = { xlsx: FileSpreadsheet, csv: FileText } as const

/** Items of the export menu. */
export function ExportChoices(props: ExportChoicesProps) {
  const { serverExports: getServerExports, busy, rows, isPage, onSave, onPrint, onServerExport } = props
  const t = useText('list')
  // Captured when the menu opens.
  const [serverExports] = useState(getServerExports)
  const unavailableReason = rows === null ? t('export.notThere') : undefined
  const tooLong = (rows ?? 0) > maxPrintRows ? t('export.tooLong', { most: maxPrintRows }) : unavailableReason
  return (
    <>
      {sheetFormats.map((format) => {
        const Icon = icons[format]
        const tooMany =
          format === 'xlsx' && (rows ?? 0) > maxSheetRows ? t('export.tooMany') : unavailableReason
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
      {serverExports.length > 0 ? (
        <>
          <MenuSeparator />
          {serverExports.every(({ isLocal }) => isLocal) ? null : <MenuLabel>{t('export.all')}</MenuLabel>}
          {serverExports.map((choice) => (
            <MenuItem
              key={choice.id}
              icon={<FileSpreadsheet size={16} />}
              disabled={busy}
              note={busy ? t('export.busy') : undefined}
              onSelect={() => onServerExport(choice)}
            >
              {choice.label}
            </MenuItem>
          ))}
        </>
      ) : null}
    </>
  )
}

import { Columns3 } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { buttonClass } from '../../components/button/buttonClass.ts'
import { OnDemandMenu } from '../../components/menu/OnDemandMenu.tsx'
import { useText } from '../../i18n/I18nProvider.tsx'
import { lazyPart } from '../../lib/react/lazyPart.ts'
import { initialView } from '../initialView.ts'
import type { DataTableModel } from '../useDataTable.tsx'
import { withOrWithout } from './arrange.ts'

// Few ever move a column: what does it is loaded when it opens.
const ArrangeColumns = lazyPart(async () => (await import('./ArrangeColumns.tsx')).ArrangeColumns)

const load = async () => (await import('./ColumnChoices.tsx')).ColumnChoices

/** Which columns show, and the way to where they stand. The first one names the rows and always stays. */
export function ColumnChooser<Row>({ table }: { table: DataTableModel<Row> }) {
  const t = useText('table')
  const [arranging, setArranging] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { texts, columns, groups } = table
  const { hidden } = table.view
  function reset() {
    const { hidden, order, pinned, widths } = initialView(columns)
    table.setView({ hidden, order, pinned, widths })
  }

  return (
    <>
      <OnDemandMenu
        align="end"
        button={button}
        label={t('chooser.button')}
        className={buttonClass({ variant: 'ghost' })}
        face={
          <>
            <Columns3 aria-hidden size={16} />
            {t('chooser.button')}
          </>
        }
        load={load}
        entries={{
          columns,
          groups,
          texts,
          hidden,
          onHide: (id, away) => table.setView(({ hidden }) => ({ hidden: withOrWithout(hidden, id, away) })),
          onArrange: () => setArranging(true),
          onReset: reset,
        }}
      />
      {arranging && (
        <Suspense>
          <ArrangeColumns
            arranged={table.asked.arranged}
            view={table.view}
            setView={table.setView}
            texts={texts}
            onReset={reset}
            onClose={() => {
              setArranging(false)
              button.current?.focus()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

import { SearchX } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { Button } from '../components/button/Button.tsx'
import { EmptyBlock } from '../components/feedback/EmptyBlock.tsx'
import { FailedBlock } from '../components/feedback/FailedBlock.tsx'
import { ForbiddenBlock } from '../components/feedback/ForbiddenBlock.tsx'
import type { DataTableModel } from '../data-table/useDataTable.tsx'
import { useText } from '../i18n/I18nProvider.tsx'
import { ListToolsContext } from '../lib/listTools.ts'
import type { ListState } from '../lib/state.ts'
import type { ListArea } from './listArea.ts'

interface ListPlaceholderOptions<Row> {
  area: ListArea
  list: ListState<Row>
  table: DataTableModel<Row>
  /** Replaces the text of an empty list, also if search or filters narrow it. */
  empty: { title: string; text: string } | undefined
  onRefresh: (() => void) | undefined
  onClear: () => void
}

/** Placeholder for the rows: empty, no results, failed or forbidden. */
export function useListPlaceholder<Row>({
  area,
  list,
  table,
  empty,
  onRefresh,
  onClear,
}: ListPlaceholderOptions<Row>): ReactNode {
  const t = useText(area)
  const listText = useText('list')
  const common = useText('common')
  const tools = use(ListToolsContext)

  switch (list.status) {
    case 'loading':
      return undefined
    case 'forbidden':
      return <ForbiddenBlock />
    case 'failed':
      return <FailedBlock title={t('failed')} detail={list.error.message} onRetry={list.retry} />
    case 'ready': {
      const action = onRefresh ? <Button onClick={onRefresh}>{common('actions.refresh')}</Button> : undefined
      // Under server-side pagination the unfiltered row count is unknown.
      const { search, filters } = table.view
      const isFiltered = table.paginated && (search !== '' || Object.keys(filters).length > 0)
      if (list.value.length === 0 && (empty || !isFiltered)) {
        const filters = tools?.scope.join(' · ') ?? ''
        const { title, text } = empty ?? {
          title: t('empty.title'),
          text: filters === '' ? t('empty.text') : listText('noResults.scope', { filters }),
        }
        const nextStep = empty ? null : tools?.nextStep
        return (
          <EmptyBlock
            title={title}
            text={text}
            action={
              <>
                {nextStep}
                {action}
              </>
            }
          />
        )
      }
      if (table.renderPending || table.counts.matched > 0) return undefined
      return (
        <EmptyBlock
          icon={SearchX}
          title={listText('noResults.title')}
          text={
            isFiltered
              ? listText('noResults.paged')
              : listText('noResults.text', { total: list.value.length })
          }
          action={<Button onClick={onClear}>{listText('noResults.action')}</Button>}
        />
      )
    }
  }
}

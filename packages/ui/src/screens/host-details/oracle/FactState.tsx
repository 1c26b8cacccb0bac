import { RefreshCw } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { Skeleton } from '../../../components/skeleton/Skeleton.tsx'
import { useText } from '../../../i18n/I18nProvider.tsx'
import { missingValue } from '../../../lib/format.ts'
import type { OneState } from '../../../lib/state.ts'

interface FactStateProps<Value> {
  state: OneState<Value>
  children: (value: Value) => ReactElement
}

/** Renders the states of a fact that needs its own request on one line. */
export function FactState<Value>({ state, children }: FactStateProps<Value>) {
  const t = useText('common')
  const oracleText = useText('hostOracle')
  switch (state.status) {
    case 'ready':
      return children(state.value)
    case 'loading':
      return (
        <span aria-busy>
          <span className="sr-only">{t('state.loading')}</span>
          <Skeleton className="h-5 w-20" />
        </span>
      )
    case 'forbidden':
      return <span className="text-text-muted">{oracleText('fact.forbidden')}</span>
    case 'notFound':
      return <span className="text-text-muted">{missingValue}</span>
    case 'failed':
      return (
        <span className="flex flex-wrap items-center gap-x-2" title={state.error.message}>
          <span className="text-danger-text">{oracleText('fact.failed')}</span>
          <Button variant="ghost" size="small" onClick={state.retry} className="-my-1">
            <RefreshCw size={14} />
            {t('actions.retry')}
          </Button>
        </span>
      )
  }
}

import { decodeMade, encodeMade, type SharedPlan } from '@inventory-console/ui/domain/licenses/plan/planFile'
import { decodeMoves, encodeMoves, type PlanMove } from '@inventory-console/ui/domain/licenses/plan/planMoves'
import { dayOf, useNow } from '@inventory-console/ui/lib/dates'
import { stringifyParams } from '@inventory-console/ui/lib/listUrl'
import { paths } from '@inventory-console/ui/paths'
import { PlanScreen } from '@inventory-console/ui/screens/licenses/plan/PlanScreen'
import { useEffect, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { fileName, saveFile } from '../../platform/export/download.ts'
import { useUrlParams } from '../../platform/url-state/useUrlParams.ts'
import { usePlanInventory } from './planQueries.ts'

/** The steps of a plan are in the URL, so that Back undoes one and a link shares them. */
export function PlanRoute() {
  const { clustername } = useParams()
  const navigate = useNavigate()
  const now = useNow()
  const [params, setParams] = useUrlParams()
  const text = params.get('plan') ?? ''
  const moves = useMemo(() => decodeMoves(text), [text])
  const madeText = params.get('made')
  const made = useMemo(() => decodeMade(madeText), [madeText])
  const { cluster, state, digest, refresh, retryHosts } = usePlanInventory(clustername, moves)

  const isPlan = moves !== null && moves.length > 0
  const renewed = isPlan && digest !== null && made === null ? encodeMade({ day: dayOf(now), digest }) : null
  useEffect(() => {
    if (renewed !== null) setParams({ made: renewed }, { replace: true })
  }, [renewed, setParams])

  function change(next: readonly PlanMove[]) {
    setParams({ plan: next.length === 0 ? null : encodeMoves(next), made: null })
  }
  function open({ cluster: name, ...plan }: Omit<SharedPlan, 'cluster'> & { cluster: string | null }) {
    const search = new URLSearchParams()
    if (plan.moves.length > 0) search.set('plan', encodeMoves(plan.moves))
    if (plan.made) search.set('made', encodeMade(plan.made))
    void navigate(paths.licensePlan(name ?? undefined) + stringifyParams(search))
  }

  return (
    <PlanScreen
      cluster={cluster}
      state={state}
      moves={moves}
      made={made}
      hasChanged={made !== null && digest !== null && made.digest !== digest}
      onMovesChange={change}
      onClusterChange={(name) => open({ cluster: name, moves: moves ?? [], made })}
      onRenew={() => setParams({ made: null }, { replace: true })}
      onOpen={open}
      onSave={(content, title) =>
        saveFile(new Blob([content], { type: 'application/json' }), `${fileName(title)}.json`)
      }
      onRetryHosts={retryHosts}
      onRefresh={refresh}
    />
  )
}

import type { Column } from '../../../data-table/columns/column.ts'
import type { ListCount } from '../../../list-screen/toolbar/QuickFilters.tsx'
import { cloudNames, type AdvisedCloud, type Recommendation, type RetrievalError } from './recommendation.ts'

type Of = Column<Recommendation>

const name: Of = { id: 'name', kind: 'text', filter: 'text', width: 260 }
const resourceName: Of = {
  id: 'resourceName',
  kind: 'text',
  value: (row) => row.name,
  filter: 'text',
  width: 280,
}
const cloud: Of = {
  id: 'cloud',
  kind: 'text',
  value: (row) => cloudNames[row.cloud],
  filter: 'oneOf',
  width: 90,
}
const category: Of = { id: 'category', kind: 'text', filter: 'oneOf', width: 360 }
const common: readonly Of[] = [
  { id: 'suggestion', kind: 'text', filter: 'oneOf', width: 300 },
  { id: 'objectType', kind: 'text', filter: 'oneOf', width: 200 },
]
/** Hidden, for the quick filters: the suggestions of all clouds are sentences that start with a verb. */
const verb: Of = {
  id: 'verb',
  header: 'action',
  kind: 'badge',
  hidden: true,
  value: ({ suggestion }) => /^(?:delete|resize)\b/i.exec(suggestion)?.[0].toLowerCase() ?? 'other',
  tone: () => 'success',
  filter: 'oneOf',
}
const compartmentName: Of = { id: 'compartmentName', kind: 'text', filter: 'text', width: 170 }
const profileName: Of = {
  id: 'profileName',
  header: 'profile',
  kind: 'text',
  filter: 'text',
  hidden: true,
  width: 160,
}
const optimizationScore: Of = {
  id: 'optimizationScore',
  kind: 'number',
  filter: 'range',
  width: 150,
  sorted: 'descending',
}
const projectName: Of = { id: 'projectName', kind: 'text', filter: 'text', width: 220 }
const profileID: Of = {
  id: 'profileID',
  kind: 'code',
  filter: 'text',
  width: 240,
  group: 'profile',
  hidden: true,
}
const seqValue: Of = { id: 'seqValue', kind: 'number', filter: 'range', hidden: true }
const resourceID: Of = { id: 'resourceID', kind: 'code', filter: 'text', width: 220 }

/** Hidden where the other columns need the room; ids of resources are long and rarely read. */
const hide = (column: Of): Of => ({ ...column, hidden: true })

export const recommendationColumns: Record<AdvisedCloud | 'all', readonly Of[]> = {
  oracle: [name, ...common, category, compartmentName, hide(resourceID), profileID, seqValue, verb],
  aws: [name, ...common, category, profileName, seqValue, verb],
  google: [
    resourceName,
    ...common,
    optimizationScore,
    projectName,
    hide(category),
    profileID,
    hide(resourceID),
    seqValue,
    verb,
  ],
  all: [
    name,
    cloud,
    ...common,
    optimizationScore,
    hide(category),
    hide(compartmentName),
    hide(projectName),
    profileID,
    hide(resourceID),
    seqValue,
    verb,
  ],
}

const verbCounts: readonly ListCount[] = (['delete', 'resize'] as const).map((id) => ({
  id,
  column: 'verb',
  filter: { kind: 'oneOf', values: [id] },
}))

const cloudCounts: readonly ListCount[] = (['oracle', 'aws', 'google'] as const).map((id) => ({
  id,
  column: 'cloud',
  filter: { kind: 'oneOf', values: [cloudNames[id]] },
}))

export const recommendationCounts: Record<'one' | 'all', readonly ListCount[]> = {
  one: verbCounts,
  all: [...cloudCounts, ...verbCounts],
}

export const errorColumns: readonly Column<RetrievalError>[] = [
  { id: 'category', kind: 'text', filter: 'oneOf', width: 190 },
  { id: 'createdAt', header: 'date', kind: 'dateTime', width: 150 },
  { id: 'profileID', kind: 'code', width: 220, optional: true },
  { id: 'text', header: 'error', kind: 'text', width: 320 },
]

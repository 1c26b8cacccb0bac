import type { Column } from '../../../data-table/columns/column.ts'
import { cloudNames, type AdvisedCloud, type Recommendation, type RetrievalError } from './recommendation.ts'

type Of = Column<Recommendation>

const name: Of = { id: 'name', kind: 'text', filter: 'text', width: 220 }
const resourceName: Of = {
  id: 'resourceName',
  kind: 'text',
  value: (row) => row.name,
  filter: 'text',
  width: 220,
}
const cloud: Of = {
  id: 'cloud',
  kind: 'text',
  value: (row) => cloudNames[row.cloud],
  filter: 'oneOf',
  width: 90,
}
const common: readonly Of[] = [
  { id: 'category', kind: 'text', filter: 'oneOf', width: 240 },
  { id: 'objectType', kind: 'text', filter: 'oneOf', width: 160 },
  { id: 'suggestion', kind: 'text', filter: 'oneOf', width: 260 },
]
const compartmentName: Of = { id: 'compartmentName', kind: 'text', filter: 'text', width: 170 }
const profileName: Of = { id: 'profileName', kind: 'text', filter: 'text', hidden: true, width: 160 }
const optimizationScore: Of = { id: 'optimizationScore', kind: 'number', filter: 'range', width: 150 }
const projectName: Of = { id: 'projectName', kind: 'text', filter: 'text', width: 160 }
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

/** Hidden where it may be one of Oracle's OCIDs, which are long and rarely read. */
const hiddenResourceID: Of = { ...resourceID, hidden: true }

export const recommendationColumns: Record<AdvisedCloud | 'all', readonly Of[]> = {
  oracle: [name, ...common, compartmentName, hiddenResourceID, profileID, seqValue],
  aws: [name, ...common, profileName, seqValue],
  google: [resourceName, ...common, optimizationScore, projectName, profileID, resourceID, seqValue],
  all: [
    name,
    cloud,
    ...common,
    compartmentName,
    optimizationScore,
    projectName,
    profileID,
    hiddenResourceID,
    seqValue,
  ],
}

export const errorColumns: readonly Column<RetrievalError>[] = [
  { id: 'category', kind: 'text', filter: 'oneOf', width: 190 },
  { id: 'createdAt', kind: 'dateTime', width: 150 },
  { id: 'profileID', kind: 'code', width: 220, optional: true },
  { id: 'text', kind: 'text', width: 320 },
]

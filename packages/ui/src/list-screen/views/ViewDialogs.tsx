import type { ListTools } from '../../lib/listTools.ts'
import type { ListView } from '../../lib/listView.ts'
import { CompareDialog } from '../compare/CompareDialog.tsx'
import { ManageViews } from './ManageViews.tsx'
import { SaveViewDialog } from './SaveViewDialog.tsx'
import type { ViewDialog } from './ViewChoices.tsx'

export interface ViewDialogsProps {
  dialog: ViewDialog
  tools: ListTools
  /** The parts that differ from the list's initial view. */
  view: Partial<ListView>
  onClose: () => void
}

export function ViewDialogs({ dialog, tools, view, onClose }: ViewDialogsProps) {
  const { views, onCompare } = tools
  if (dialog === 'save') return <SaveViewDialog views={views} view={view} onClose={onClose} />
  if (dialog === 'manage') return <ManageViews views={views} onClose={onClose} />
  return <CompareDialog onCompare={onCompare} onClose={onClose} />
}

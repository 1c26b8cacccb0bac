import type { Rolldown } from 'vite'

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], { groups?: unknown }>['groups']>

/** Matches both path separators, for Windows. */
const at = (pattern: string) => new RegExp(pattern.replaceAll('/', '[\\\\/]'))

/** Layout of every page, and small parts that most pages use. */
const shell = at(
  'console/src/(shell/layout/(Layout|LoadedTools)\\.tsx|platform/(http|query|queries/(lookup|name)Queries|scope|session|storage|pages|lazy|environment|url-state)/)' +
    '|platform/export/serverExport|lucide-react|screens/menuIcons' +
    '|ui/src/(lib/(?!react/lazyCharts|values/digest)|domain/(?!configurationDocument|comparison|contractLocation|licenses|roleValues|serverVersion|troubles))' +
    '|components/(badge|banner|button|checkbox|chip|copyable|feedback|kbd|page-head|skeleton)/' +
    '|components/(form/faults|detail-screen/RefreshButton|dialog/(ScrollBody|leaveToBox)|progress/(ProgressBar|ShareBar|Spinner)|toast/Toast)\\.' +
    '|ui/src/list-screen/toolbar/ListSearch\\.' +
    '|data-table/(cells/(MarkedText|HiddenCharacter)|engine/(fold|hits|read|searchTerms))\\.',
)

/** A table with its toolbar. */
const list = at(
  'platform/list-route/(?!Audit)' +
    '|ui/src/list-screen/(ListScreen|ListBlock)\\.' +
    '|ui/src/data-table/(DataTable|cells/\\w+|print/useNarrowed)\\.',
)

/** Popups and their Radix modules: loaded on demand, except where a page is a form. */
const popups = at(
  'components/(menu|tooltip|dialog|combobox|select|multi-select|date-range|change-password)/' +
    '|/(ConfirmDialog|DateField|NavFlyOut|UserMenuItems|RefreshChoices|ColumnChoices|ViewChoices|ExportChoices|ToastRegion)\\.' +
    '|/(ProgressDialog|NamedChoices)\\.',
)

/** Popups with a form or a selectable list. */
const panels = at(
  '/(FormDrawer|GlobalFilterForm|GlobalFilterPopover|UnsavedChangesDialog|EditorDrawer|QuickSwitch|CompareDialog)\\.',
)

/** Fields used by few pages. */
const rare = at(
  'components/(number-field|tag-input|capacity-charts|split-view)/|columns/(oracleSeries|capacityMeasures)|StoredSecretField',
)
const forms = at(
  'components/form/(?!FormDrawer|UnsavedChangesDialog)|components/field/(FieldGroup|TextArea)\\.',
)
const pickers = at('components/(item-list|pick-list)/')
const parts = at('ui/src/(components|columns|list-screen|data-table)/')

/**
 * Few chunks: on a real network each costs a round trip on one of six connections.
 * A group also takes the imports of its modules unless a group with a higher priority has them, so no page
 * loads a chunk for a single function. tooling/gate/size.ts holds the total size of each page.
 */
export const chunkGroups: Groups = [
  { name: 'first', tags: ['$initial'], priority: 9 },
  { name: 'shell', test: shell, priority: 8 },
  { name: 'alerts', test: at('platform/queries/(alertPage|dismissals)\\.'), priority: 8 },
  {
    name: 'comparisons',
    test: at('columns/comparisons|domain/comparison|platform/comparison/(comparedDates|existence)\\.'),
    priority: 8,
  },
  {
    name: 'oracle',
    test: at('decoders/api/oracle-|features/databases/oracle/(overview|databaseQueries|pdbQueries)'),
    priority: 8,
  },
  { name: 'instances', test: at('decoders/api/(microsoft|mongodb|mysql|postgresql)'), priority: 8 },
  { name: 'list', test: list, priority: 7 },
  { name: 'charts', test: at('ui/src/charts/'), priority: 6 },
  { name: 'forms', test: forms, priority: 6 },
  { name: 'pickers', test: pickers, priority: 6 },
  { name: 'radio', test: at('components/radio-group/'), priority: 6 },
  {
    name: 'common',
    test: (id) => parts.test(id) && ![popups, panels, rare, forms, pickers].some((other) => other.test(id)),
    minShareCount: 2,
    priority: 5,
  },
  { name: 'popups', test: popups, priority: 4 },
  { name: 'panels', test: panels, priority: 3 },
  // Modules that the pages of one area share.
  {
    debugName: 'area',
    name: (id) => /[\\/](?:screens|features)[\\/]([\w-]+)[\\/](?!explanation)/.exec(id)?.[1] ?? null,
    minShareCount: 2,
  },
]

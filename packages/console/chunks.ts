import type { Rolldown } from 'vite'

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], { groups?: unknown }>['groups']>

/** Matches both path separators, for Windows. */
const pathPattern = (pattern: string) => new RegExp(pattern.replaceAll('/', '[\\\\/]'))

/** Layout of every page, and small parts that most pages use. */
const shellModules = pathPattern(
  'console/src/(shell/layout/(Layout|LoadedTools)\\.tsx|platform/(http|query|queries/((lookup|name)Queries)|scope|session|storage|pages|lazy|environment|url-state)/)' +
    '|platform/export/serverExport|platform/list-route/(ListFrame|ServerExports)|lucide-react|screens/menuIcons' +
    '|ui/src/(lib/(?!react/lazyCharts|values/digest)|domain/(?!comparison|configurationDocument|contractLocation|licenses|roleValues|serverVersion|troubleshooting))' +
    '|platform/comparison/(comparedDates|existence)\\.|platform/queries/(alertPage|dismissals|filteredList)\\.' +
    '|components/(badge|banner|button|checkbox|chip|copyable|feedback|kbd|page-head|skeleton)/' +
    '|components/(form/validationRules|detail-screen/RefreshButton|dialog/(ScrollBody|letInputHandleEscape)|progress/(ProgressBar|ShareBar|Spinner)|toast/Toast)\\.' +
    '|ui/src/list-screen/toolbar/ListSearch\\.' +
    '|data-table/(cells/HighlightedText|engine/(search|keys))\\.',
)

/** A table with its toolbar. */
const listModules = pathPattern(
  'platform/list-route/(?!Audit|ListFrame|ServerExports)|ui/src/screens/defineList\\.' +
    '|ui/src/list-screen/(ListScreen|ListBlock)\\.' +
    '|ui/src/data-table/(DataTable|cells/\\w+|print/useFilterLines)\\.',
)

/** Popups and their Radix modules: loaded on demand, except where a page is a form. */
const popupModules = pathPattern(
  'components/(menu|tooltip|dialog|select|date-range|change-password)/|multi-select/MultiSelect\\.' +
    '|/(ConfirmDialog|DateField|NavFlyOut|UserMenuItems|ToolbarMenus|ColumnChoices|ExportChoices|ToastRegion)\\.' +
    '|/(ProgressDialog|NamedChoices)\\.',
)

/** Searchable lists with their library: loaded when a list opens, or with a form. */
const listboxModules = pathPattern('components/(combobox|multi-select)/|node_modules/@base-ui/')

/** Popups with a form or a selectable list. */
const panelModules = pathPattern(
  '/(FormDrawer|GlobalFilterForm|GlobalFilterPopover|UnsavedChangesDialog|EditorDrawer|QuickSwitch|CompareDialog|useSaveForm)\\.',
)

/** Fields used by few pages. */
const rareModules = pathPattern(
  'components/(number-field|tag-input|capacity-charts|split-view)/|columns/(oracleSeries|capacityMeasures|oracleDatabaseLists)|StoredSecretField',
)
const formModules = pathPattern(
  'components/form/(?!FormDrawer|UnsavedChangesDialog)|components/field/(FieldGroup|TextArea)\\.',
)
/** Parts of pages about one host, cluster or database. */
const detailModules = pathPattern(
  'components/(detail-screen/(?!RefreshButton)|key-value|section|tabs)/?|decoders/api/missing-databases',
)
/** Columns of the lists that host details repeat, and the tablespaces, which the dashboard counts. */
const hostColumns = pathPattern('ui/src/columns/oracleColumns|platform/queries/tablespaces\\.')
const pickerModules = pathPattern('components/(item-list|pick-list)/')
const sharedUiModules = pathPattern('ui/src/(components|columns|list-screen|data-table)/')

/**
 * Few chunks: on a real network each costs a round trip on one of six connections.
 * A group also takes the imports of its modules unless a group with a higher priority has them, so no page
 * loads a chunk for a single function. tooling/gate/size.ts holds the total size of each page.
 */
export const chunkGroups: Groups = [
  { name: 'first', tags: ['$initial'], priority: 9 },
  { name: 'shell', test: shellModules, priority: 8 },
  {
    name: 'alerts',
    test: pathPattern('platform/queries/alertQueries\\.|screens/FigureLink\\.'),
    priority: 8,
  },
  {
    name: 'oracle',
    test: pathPattern('decoders/api/oracle-|features/databases/oracle/(databaseQueries|pdbQueries)'),
    priority: 8,
  },
  { name: 'instances', test: pathPattern('decoders/api/(microsoft|mongodb|mysql|postgresql)'), priority: 8 },
  { name: 'list', test: listModules, priority: 7 },
  { name: 'charts', test: pathPattern('ui/src/charts/'), priority: 6 },
  { name: 'forms', test: formModules, priority: 6 },
  { name: 'pickers', test: pickerModules, priority: 6 },
  { name: 'radio', test: pathPattern('components/radio-group/'), priority: 6 },
  { name: 'details', test: detailModules, minShareCount: 2, priority: 6 },
  { name: 'columns', test: hostColumns, minShareCount: 2, priority: 6 },
  {
    name: 'common',
    test: (id) =>
      sharedUiModules.test(id) &&
      ![popupModules, listboxModules, panelModules, rareModules, formModules, pickerModules].some((other) =>
        other.test(id),
      ),
    minShareCount: 2,
    priority: 5,
  },
  { name: 'popups', test: popupModules, priority: 4 },
  { name: 'listbox', test: listboxModules, priority: 3 },
  { name: 'panels', test: panelModules, priority: 3 },
  // Modules that the pages of one area share.
  {
    debugName: 'area',
    name: (id) => /[\\/](?:screens|features)[\\/]([\w-]+)[\\/](?!explanation)/.exec(id)?.[1] ?? null,
    minShareCount: 2,
  },
]

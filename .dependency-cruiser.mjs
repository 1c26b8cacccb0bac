const stories = '\\.(stories|test|facts\\.test|test-d|e2e)\\.tsx?$'
const contract = '^packages/api-mocks/src/contract/'

/** Who may import whom: docs/architecture.md. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      // Types may refer to each other; values may not.
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'writes-go-through-mutations',
      severity: 'error',
      from: { path: '^packages/console/', pathNot: '/query/(query|mutation)\\.ts$' },
      to: { path: '/query/sendRequest\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mocks-import-no-package',
      severity: 'error',
      from: { path: '^packages/api-mocks/' },
      to: { path: '^packages/(ui|console)/' },
    },
    {
      name: 'the-mock-world-knows-no-handler',
      severity: 'error',
      from: { path: '^packages/api-mocks/src/world/', pathNot: stories },
      to: { path: '^packages/api-mocks/src/', pathNot: '^packages/api-mocks/src/(world|contract|lib)/' },
    },
    {
      name: 'handlers-know-the-world-only',
      severity: 'error',
      from: { path: '^packages/api-mocks/src/handlers/', pathNot: stories },
      to: {
        path: '^packages/api-mocks/src/',
        pathNot: '^packages/api-mocks/src/(handlers|world|contract|lib)/',
      },
    },
    {
      name: 'ui-does-not-know-the-console',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/console/|/node_modules/(react-router|react-router-dom|swr|openapi-fetch)/' },
    },
    {
      name: 'components-know-no-screen-and-no-contract',
      severity: 'error',
      from: {
        path: '^packages/ui/src/(components|data-table|list-screen|charts|domain|lib|i18n)/',
        pathNot: [stories, '/bench/'],
      },
      to: { path: ['^packages/ui/src/(screens|columns)/', '^packages/api-mocks/'] },
    },
    {
      name: 'components-know-no-domain',
      severity: 'error',
      from: { path: '^packages/ui/src/(components|lib|i18n)/' },
      to: { path: '^packages/ui/src/domain/' },
    },
    {
      name: 'screens-know-the-contract-by-type-only',
      severity: 'error',
      from: { path: '^packages/ui/src/(screens|columns)/', pathNot: stories },
      to: { path: '^packages/api-mocks/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'screens-know-the-contract-and-nothing-else-of-the-mocks',
      severity: 'error',
      from: { path: '^packages/ui/src/(screens|columns)/', pathNot: stories },
      to: { path: '^packages/api-mocks/', pathNot: contract },
    },
    {
      name: 'screens-of-one-area',
      severity: 'error',
      from: { path: '^packages/ui/src/screens/([^/]+)/' },
      to: { path: '^packages/ui/src/screens/[^/]+/', pathNot: '^packages/ui/src/screens/$1/' },
    },
    {
      name: 'mocks-reach-the-console-through-one-file',
      severity: 'error',
      from: {
        path: '^packages/console/src/',
        pathNot: [stories, '^packages/console/src/mocks\\.ts$', '^packages/console/src/testing/'],
      },
      // Decoders and the spelling of texts are the only code of the contract. The generated ones are excluded below.
      to: {
        path: '^packages/api-mocks/',
        pathNot: `${contract}(decode(r)?|reportText)\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'platform-knows-no-feature-and-no-shell',
      severity: 'error',
      from: { path: '^packages/console/src/platform/' },
      to: { path: '^packages/console/src/(features|shell)/' },
    },
    {
      name: 'features-do-not-know-the-shell',
      severity: 'error',
      from: { path: '^packages/console/src/features/' },
      to: { path: '^packages/console/src/shell/' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/console/src/features/([^/]+)/' },
      to: { path: '^packages/console/src/features/', pathNot: '^packages/console/src/features/$1/' },
    },
    {
      name: 'no-internals',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '/internal/', pathNot: '^packages/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    combinedDependencies: true,
  },
}

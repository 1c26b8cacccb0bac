import { product } from '@inventory-console/ui/lib/product'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import sbom from 'rollup-plugin-sbom'
import { defineConfig } from 'vite'
import { compiledMessages } from './compiledMessages.ts'
import { integrity } from './integrity.ts'
import { noticesFile, reportFolder, reports } from './reports.ts'
import { startPage } from './startPage.ts'

/** `VITE_MOCKS=on` builds the mocks into the page; otherwise the build contains no code of them. */
const mocks = process.env['VITE_MOCKS'] === 'on'

export default defineConfig({
  // All URLs are relative to the <base> of index.html, so one build serves under any path.
  base: './',
  plugins: [
    compiledMessages,
    react(),
    tailwindcss(),
    startPage,
    integrity,
    {
      // Without timestamp and serial number, builds are reproducible byte for byte.
      ...sbom({
        outDir: reportFolder,
        outFilename: 'sbom.cdx',
        saveTimestamp: false,
        includeWellKnown: false,
        // Otherwise it names the package of the workspace.
        beforeCollect(bom) {
          const { component } = bom.metadata
          if (!component) return bom
          const { name, webVersion: version } = product
          Object.assign(component, { name, version, purl: undefined })
          component.bomRef.value = `${name}@${version}`
          return bom
        },
      }),
      apply: 'build',
    },
    reports,
    ...(mocks ? [msw({ mode: 'worker-only' })] : []),
  ],
  define: {
    'import.meta.env.VITE_MOCKS': JSON.stringify(mocks ? 'on' : 'off'),
    // `npm run build:demo` sets it: sample users on the login page and a banner.
    'import.meta.env.VITE_DEMO': JSON.stringify(process.env['VITE_DEMO'] ?? 'off'),
  },
  build: {
    // The size report reads the dependencies of each file.
    manifest: `${reportFolder}/manifest.json`,
    license: { fileName: noticesFile },
    target: 'es2022',
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      // The plugin looks for its build tools in the folder of the workspace, where they are not.
      onLog: (level, log, handler) => {
        if (log.plugin === 'rollup-plugin-sbom' && log.message.includes('auto-registration')) return
        handler(level, log)
      },
      output: {
        codeSplitting: {
          // Few groups, so that no page needs many small requests. A group also takes the imports of its modules,
          // unless a group with a higher priority has them.
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            { name: 'shell', test: /shell[\\/]layout[\\/]Layout\.tsx$/, priority: 2 },
            {
              name: 'list',
              test: /[\\/](ListScreen|listRoute|defineList|RichCell)\.tsx$/,
              priority: 1,
            },
            {
              name: 'shared',
              test: /[\\/]src[\\/](platform|lib|domain|columns|contract)[\\/]/,
              minShareCount: 3,
            },
            {
              // Dialogs and menus, which nearly every page opens.
              name: 'overlays',
              test: /[\\/](@radix-ui|@floating-ui|react-remove-scroll[\w-]*|aria-hidden|components[\\/](dialog|menu|confirm|form))[\\/]/,
              minShareCount: 3,
            },
            {
              // What several pages are made of.
              name: 'parts',
              test: /[\\/](lucide-react|count-bars|detail-screen|figures|key-value|page-head|pick-list|section|tabs|(AddButton|DatabaseList|DatabaseState|entitySwitch|FigureLink|ListBlock|SummaryPanel|useFieldLabels|licenseFacts)\.tsx?$)/,
              minShareCount: 2,
            },
            { name: 'licenses', test: /[\\/](features|screens)[\\/]licenses[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
})

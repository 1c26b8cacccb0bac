import { product } from '@inventory-console/ui/lib/product'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import sbom from 'rollup-plugin-sbom'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './chunks.ts'
import { compiledMessages } from './compiledMessages.ts'
import { integrity } from './integrity.ts'
import { preloads } from './preloads.ts'
import { noticesFile, reportFolder, reports } from './reports.ts'
import { startTexts } from './startTexts.ts'

/** `VITE_MOCKS=on` builds the mocks into the page; otherwise the build contains no code of them. */
const mocks = process.env['VITE_MOCKS'] === 'on'

const productName: Plugin = {
  name: 'product-name',
  transformIndexHtml: (html) => html.replaceAll('%PRODUCT%', product.name),
}

export default defineConfig({
  // All URLs are relative to the <base> of index.html, so one build serves under any path.
  base: './',
  plugins: [
    compiledMessages,
    react(),
    tailwindcss(),
    productName,
    startTexts,
    preloads,
    integrity,
    {
      // Without timestamp and serial number, builds are reproducible byte for byte.
      ...sbom({
        outDir: reportFolder,
        outFilename: 'sbom.cdx',
        saveTimestamp: false,
        includeWellKnown: false,
      }),
      apply: 'build',
    },
    reports,
    ...(mocks ? [msw({ mode: 'worker-only' })] : []),
  ],
  define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(mocks ? 'on' : 'off') },
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
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})

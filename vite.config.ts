import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { endpointsModule } from './src/app/build/endpoints-module.ts'
import { namedPageFiles } from './src/app/build/named-page-files.ts'
import { compiledPhrases } from './src/app/build/compiled-phrases.ts'
import { chunkGroups } from './src/app/build/chunk-groups.ts'
import { directImports } from './src/app/build/direct-imports.ts'
import { starterScript } from './src/app/build/starter-script.ts'
import { pageSheets } from './src/app/build/page-sheets.ts'
import { phraseIndex } from './src/app/build/phrase-index.ts'
import { officePhrases } from './src/app/office/frame-phrases.ts'
import { framePhrases } from './src/app/web/frame-phrases.ts'
import { orderStyles } from './src/app/web/assets/order-styles.ts'

/**
 * One config for all builds: MINUET_BUILD=client builds the browser's files, =office those of the
 * back office, =server the renderer.
 */
const server = process.env.MINUET_BUILD === 'server'
const office = process.env.MINUET_BUILD === 'office'

export default defineConfig({
  base: office ? '/office/' : '/',
  plugins: [
    compiledPhrases(office),
    office ? phraseIndex(officePhrases, 'office') : phraseIndex(framePhrases),
    endpointsModule(),
    starterScript(),
    namedPageFiles(),
    ...(server || office ? [] : [pageSheets(orderStyles)]),
    react(),
    directImports(),
  ],
  publicDir: server || office ? false : 'src/app/web/public',
  resolve: {
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  build: {
    target: 'es2022',
    // The oldest supported browsers.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    outDir: `dist/${server ? 'server' : office ? 'office' : 'client'}`,
    emptyOutDir: true,
    manifest: !server,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: server
        ? { 'entry-server': 'src/app/web/entry-server.tsx' }
        : office
          ? { 'entry-office': 'src/app/office/entry-office.tsx' }
          : {
              'entry-client': 'src/app/web/entry-client.tsx',
              // Linked only by sites of that brand.
              sarabande: 'src/ui/styles/brands/sarabande.css',
            },
      // Our modules have no side effects when imported, so a public entry bundles only what is
      // imported from it.
      treeshake: { moduleSideEffects: [{ test: /\/src\/.*\.tsx?$/, sideEffects: false }] },
      ...(!server &&
        !office && {
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        }),
    },
    ssr: server,
  },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
})

import type { Lean } from './cut.ts'

/** Of React itself: what neither our screens nor the libraries around it take. */
export const react: Lean = {
  file: /\/react\/cjs\/react\.production\.js$/,
  release: 'exports.version = "19.3.1"',
  exports: [
    'Activity',
    'Profiler',
    'PureComponent',
    'StrictMode',
    'ViewTransition',
    '__COMPILER_RUNTIME',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'createRef',
    'unstable_useCacheRefresh',
    'useActionState',
    'useDebugValue',
    'useDeferredValue',
    'useImperativeHandle',
    'useInsertionEffect',
    'useOptimistic',
    'useTransition',
  ],
}

/** Of the part of the renderer that is open to everybody: what nothing here takes. */
export const reactDomDoor: Lean = {
  file: /\/react-dom\/cjs\/react-dom\.production\.js$/,
  release: 'exports.version = "19.3.1"',
  exports: [
    'browser',
    'createPortal',
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'unstable_batchedUpdates',
    'useFormState',
    'useFormStatus',
  ],
}

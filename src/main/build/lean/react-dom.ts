import type { Lean } from './cut.ts'

/**
 * Of React's renderer. No tree here holds portals, activities, lists of suspense, view transitions, profilers, the strict mode,
 * handles of fragments, elements of one's own, tags of the head or the document's own elements; no form hands its action to a
 * function; nothing is preloaded through React; nobody reads the stack of components in an error.
 */
export const reactDom: Lean = {
  file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
  release: 'reconcilerVersion: "19.3.1"',
  tags: [4, 8, 12, 19, 21, 23, 25, 26, 27, 30, 31],
  names: [
    'REACT_ACTIVITY_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_PORTAL_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_STRICT_MODE_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
  ],
  functions: [
    // View transitions, and pictures that a commit waits for because of them.
    'startViewTransition',
    'trackEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureNestedViewTransitions',
    'commitAfterMutationEffectsOnFiber',
    'pushMutationContext',
    'preloadInstanceAndSuspendIfNeeded',
    'queueTransitionTypes',
    // The browser's own sign of loading, for transitions that wait.
    'defaultOnDefaultTransitionIndicator',
    // Handles of fragments.
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
    'isFragmentInstanceParent',
    'addFragmentHandleToFiber',
    'FragmentInstance',
    // Elements of one's own.
    'isCustomElement',
    'setPropOnCustomElement',
    // What an action of a form does, and the hooks around it.
    'extractEvents$1',
    'mountActionState',
    'updateActionState',
    'rerenderActionState',
    'updateOptimisticImpl',
    'dispatchOptimisticSetState',
    'startHostTransition',
    'requestFormReset',
    'recursivelyResetForms',
    // Hooks of compiled components, and of caches that are thrown away.
    'useMemoCache',
    'refreshCache',
    // Preloading through React.
    'preconnectAs',
    'preload',
    'preloadModule',
    'preinitStyle',
    'preinitScript',
    'preinitModuleScript',
    'clearSingletonPreambleContribution',
    'getHoistableRoot',
    // Events that nothing listens to: of the text before it is typed, and of selecting it.
    'constructSelectEvent',
    'getFallbackBeforeInputChars',
    'getNativeBeforeInputChars',
    // Portals that hide with what stands around them.
    'hideOrUnhideNearestPortals',
    // Stacks of components in errors.
    'getStackByFiberInDevAndProd',
  ],
  known: {
    [`isHostHoistableType(
      type,
      pendingProps,
      contextStackCursor.current
    )
      ? 26
      : "html" === type || "head" === type || "body" === type
        ? 27
        : 5`]: '5',
    '(lanes & 335544064) === lanes': 'false',
    '(committedLanes & 335544064) === committedLanes': 'false',
    'shouldStartViewTransition\n    ? ': 'false ? ',
    'null !== pendingViewTransition &&': 'false &&',
    'viewTransitionMutationContext = !0': '0',
    [`isViewTransitionEligible ||
    subtreeFlags & 8192 ||
    16785408 === (subtreeFlags & 16785408)`]: 'false',
    // What a form's `action` may be here: an address.
    '"function" === typeof returnValue.then &&\n    entangleAsyncAction': 'false && entangleAsyncAction',
  },
}

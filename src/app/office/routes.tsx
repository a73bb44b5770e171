import { Navigate, type RouteObject } from 'react-router'
import { EnrolPage, LogInPage } from '#features/members/staff/office/index.ts'
import type { OfficeScreen } from '#ui/office-screen.ts'
import { NotFound, ScreenError } from './error-pages.tsx'
import { OfficeFrame } from './office-frame.tsx'
import { Shell } from './shell.tsx'

/** The routes of the back office for one role; before logging in there are only two pages. */
export function officeRoutes(visible: readonly OfficeScreen[], loggedIn: boolean): RouteObject[] {
  const first = visible[0]?.path ?? '/office/account'
  const inside: RouteObject = {
    Component: () => <Shell screens={visible} />,
    children: [
      { path: '/office', element: <Navigate to={first} replace /> },
      ...visible.map((screen) => ({
        path: screen.path,
        lazy: async () => ({ Component: (await screen.module()).Page }),
        ErrorBoundary: ScreenError,
        handle: screen,
      })),
      { path: '*', Component: NotFound },
    ],
  }
  return [
    {
      Component: OfficeFrame,
      // Until the first screen's chunk is loaded, the document's dark background is shown.
      HydrateFallback: () => null,
      children: [
        { path: '/office/login', Component: LogInPage },
        { path: '/office/enrol', Component: EnrolPage },
        ...(loggedIn ? [inside] : []),
      ],
    },
  ]
}
